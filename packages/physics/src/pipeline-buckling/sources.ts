/** The works that the global buckling of pipelines is taken from. */
import type { Source } from '@keelson/equations'

export const hobbs: Source = {
  id: 'Hobbs (1984)',
  title: 'In-service buckling of heated pipelines',
  publisher: 'ASCE, Journal of Transportation Engineering',
  revision: 'vol. 110 no. 2',
}

export const fyrileivCollberg: Source = {
  id: 'Fyrileiv and Collberg (2005)',
  title: 'Influence of pressure in pipeline design: effective axial force',
  publisher: 'ASME',
  revision: 'OMAE2005-67502',
}

export const safebuck: Source = {
  id: 'SAFEBUCK',
  title: 'Safe design of pipelines with lateral buckling, design guideline',
  publisher: 'SAFEBUCK JIP',
  revision: 'as published',
}

export const carr: Source = {
  id: 'Carr et al. (2006)',
  title: 'Pipeline walking: understanding the field layout challenges',
  publisher: 'Offshore Technology Conference',
  revision: 'OTC 17945',
}

export const palmer: Source = {
  id: 'Palmer et al. (1990)',
  title: 'Design of submarine pipelines against upheaval buckling',
  publisher: 'Offshore Technology Conference',
  revision: 'OTC 6335',
}

export const schaminee: Source = {
  id: 'Schaminee et al. (1990)',
  title: 'Soil response for pipeline upheaval buckling analyses: full-scale laboratory tests and modelling',
  publisher: 'Offshore Technology Conference',
  revision: 'OTC 6486',
}

export const gere: Source = {
  id: 'Gere and Timoshenko (1997)',
  title: 'Mechanics of Materials',
  publisher: 'PWS',
  revision: '4th edition',
}
