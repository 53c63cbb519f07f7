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
    description: 'Steel surface area of the zone. Must be greater than 0.',
    symbol: 'A_c',
    example: 5000,
  }),
  coating_category: text({
    title: 'Coating',
    description: `Coating category or bare: ${COATINGS.join(', ')}. Category I is the poorest coating and III, or IV in the 2021 edition, the best.`,
    example: 'III',
  }),
  depth_m: quantity('depth_below_surface', {
    title: 'Depth',
    description: 'Water depth of the zone. Depths of 30, 100 and 300 m are in the shallower band.',
    minimum: 0,
    example: 20,
  }),
  exposure: choice(EXPOSURES, {
    title: 'Exposure',
    description:
      'Exposure of the zone. Splash zones are treated as submerged at 0 to 30 m. Atmospheric zones draw no current.',
  }),
  metal_surface_temperature_degC: quantity('temperature', {
    title: 'Metal surface temperature',
    description: 'Temperature of an internally heated surface. No increment in current density applies up to 25 °C.',
    symbol: 'T_m',
    minimum: -273.15,
    default: 25,
  }),
}

export const zones = rows(zoneFields, {
  title: 'Zones',
  description: 'Structure zones, one row for each exposure, depth band and coating.',
  minItems: 1,
  maxItems: 1000,
})
