/** The published works behind the well path geometry. */
import type { Source } from '@keelson/equations'

/** Minimum curvature: the course between two stations is an arc of a circle. */
export const taylorMason: Source = {
  id: 'SPE-3362',
  title: 'Taylor and Mason, A systematic approach to well surveying calculations',
  publisher: 'Society of Petroleum Engineers',
  revision: '1972',
}

/** Interpolation, tool face, projection and closest approach on the arc. */
export const sawarynThorogood: Source = {
  id: 'SPE-84246',
  title: 'Sawaryn and Thorogood, A compendium of directional calculations based on the minimum curvature method',
  publisher: 'Society of Petroleum Engineers',
  revision: '2005',
}

/** Survey calculation methods, dogleg severity, vertical section. */
export const apiD20: Source = {
  id: 'API Bulletin D20',
  title: 'Directional drilling survey calculation methods and terminology',
  publisher: 'American Petroleum Institute',
  revision: '1985',
  read: 'public descriptions',
}

export const worldMagneticModel: Source = {
  id: 'World Magnetic Model',
  title: 'The US/UK World Magnetic Model for 2020-2025: technical report',
  publisher: 'NOAA National Centers for Environmental Information and British Geological Survey',
  revision: '2020',
  read: 'public descriptions',
}
