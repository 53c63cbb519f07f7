/** The zone table of jackets, monopiles and subsea structures. */
import { CATEGORIES, type Category } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import { choice, quantity, rows, text } from '@keelson/workflow'

const EXPOSURES = {
  submerged: 'Submerged',
  splash: 'Splash zone',
  buried: 'Buried in sediment',
  atmospheric: 'Atmospheric zone',
} as const
export type Exposure = keyof typeof EXPOSURES
export const BARE = 'bare'
export const COATINGS = [...CATEGORIES, BARE] as const

/** Whether a text names a category of the coating table. */
export const isCategory = (text: string): text is Category => (CATEGORIES as readonly string[]).includes(text)

// The area and the coating are bounded by the rules: a bad row is refused at the table, which the schema cannot say.
const zoneFields = {
  area_m2: quantity('steel_surface_area', {
    title: 'Steel area',
    description: 'Of the zone; more than 0.',
    symbol: 'A_c',
    example: 5000,
  }),
  coating_category: text({
    title: 'Coating',
    description: `Category of the coating table, or bare: ${COATINGS.join(', ')}. I is the poorest coating, IV the best.`,
    example: 'III',
  }),
  depth_m: quantity('depth_below_surface', {
    title: 'Depth',
    description: 'Below the surface; 30, 100 and 300 m belong to the shallower band.',
    minimum: 0,
    example: 20,
  }),
  exposure: choice(EXPOSURES, {
    title: 'Exposure',
    description:
      'submerged; splash, taken as submerged at 0-30 m; buried in sediment; atmospheric, which draws no current.',
  }),
  metal_surface_temperature_degC: quantity('temperature', {
    title: 'Metal surface temperature',
    description: 'Of a surface heated from inside; 25 degC or less gives no increment.',
    symbol: 'T_m',
    minimum: -273.15,
    default: 25,
  }),
}

export const zones = rows(zoneFields, {
  title: 'Zones',
  description: 'One row for each part of the structure with one exposure, depth band and coating.',
  minItems: 1,
  maxItems: 1000,
})
