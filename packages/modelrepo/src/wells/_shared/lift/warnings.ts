/** What a specialist would remark on a lift: charts that it leaves, and data that it goes beyond. */
import type { LiftCorrelation } from '@keelson/physics/multiphase/gradient.ts'
import type { Remark } from '@keelson/physics/multiphase/gradient-parts.ts'
import type { Tubing } from '@keelson/physics/multiphase/lift.ts'
import { fromSI } from '@keelson/units'
import { shown, shownIn, shownWhole, type Warning, warner } from '@keelson/workflow'

/** `at`: where the flow is looked at, in words. */
export const remarkCodes = (at: string) =>
  ({
    holdup_chart: `Conditions are outside the Hagedorn and Brown holdup chart ${at}.`,
    secondary_chart: `Conditions are outside the Hagedorn and Brown secondary chart ${at}.`,
    viscosity_chart: `The liquid viscosity number is outside the range of the correlation charts ${at}.`,
    film_roughness: `The Gray film roughness exceeds the bore and is limited to the bore ${at}.`,
    level_holdup: `The Beggs and Brill horizontal holdup exceeds 1 and is limited to 1 ${at}.`,
    chart_uncertain: 'The tubing is so narrow that the Duns and Ros bubble flow boundary is uncertain.',
    gas_correlation: `The gas compressibility factor is extrapolated ${at}.`,
  }) as const
export const OUTSIDE = {
  outside_validity: 'An input is outside the data range of the correlation.',
} as const
const warn = warner({ ...remarkCodes(''), ...OUTSIDE })

/** The correlations by the names of their authors, to follow the title of the choice. */
export const CALLED = {
  hagedorn_brown: '(Hagedorn and Brown)',
  beggs_brill: '(Beggs and Brill)',
  gray: '(Gray)',
  duns_ros: '(Duns and Ros)',
  no_slip: '(no slip)',
} as const

/** `at`: where the flow is looked at, in words. */
const remarks = (at: string): Readonly<Record<Remark, string>> => ({
  holdup_chart: `The Hagedorn and Brown holdup polynomial is outside 0 to 1 ${at} and is limited to that range.`,
  secondary_chart: `The Hagedorn and Brown secondary factor is limited to its value at the end of the fit, B = 0.1, ${at}.`,
  viscosity_chart: `The liquid viscosity number is outside the range of the correlation charts ${at}.`,
  film_roughness: `The Gray film roughness exceeds the bore ${at} and is limited to the bore.`,
  level_holdup: `The Beggs and Brill horizontal holdup exceeds 1 ${at} and is limited to 1. The flow is slower than in the tests.`,
  chart_uncertain: `The diameter number is below 60 ${at}. The Duns and Ros bubble flow boundary is uncertain.`,
  gas_correlation: `The gas compressibility factor is extrapolated ${at}. The fit covers pseudo-reduced pressures of 0.2 to 30 and temperatures of 1 to 3.`,
})
export const remarkWarnings = (found: Iterable<Remark>, at: string): Warning[] =>
  [...found].map((remark) => warn(remark, remarks(at)[remark]))

const SMALL_BORE = 1
const LARGE_BORE = 4
const MOST_GAS = 5000
const GRAY_BORE = 3.5

/** On the bore and the gas of a tubing. */
export function boreWarnings(
  correlation: LiftCorrelation,
  { diameter, gasOilRatio, waterCut }: Pick<Tubing, 'diameter' | 'gasOilRatio' | 'waterCut'>,
): Warning[] {
  const d = fromSI(diameter, 'in')
  const ratio = fromSI(gasOilRatio, 'scf/stb') * (1 - waterCut)
  const said: Warning[] = []
  const outside = (message: string, path: string) => said.push(warn('outside_validity', message, path))
  if (correlation === 'hagedorn_brown' && (d < SMALL_BORE || d > LARGE_BORE))
    outside(
      `Tubing inside diameter is ${shownIn(diameter, 'in')}. The Hagedorn and Brown data cover 1 to 4 in.`,
      '/tubing_inner_diameter',
    )
  if (correlation === 'hagedorn_brown' && ratio > MOST_GAS)
    outside(
      `Gas-liquid ratio is ${shown(ratio, 4)} scf/stb. The Hagedorn and Brown data extend only to ${shownWhole(MOST_GAS)} scf/stb.`,
      '/gas_oil_ratio',
    )
  if (correlation === 'gray' && d > GRAY_BORE)
    outside(
      `Tubing inside diameter is ${shownIn(diameter, 'in')}. The Gray data are for tubing smaller than 3.5 in.`,
      '/tubing_inner_diameter',
    )
  return said
}

const COLD = 60
const HOT = 300

/** On temperatures beyond the fluid correlations; `one`: a single temperature was given for the tubing. */
export function temperatureWarnings(
  { wellheadTemperature, bottomholeTemperature }: Pick<Tubing, 'wellheadTemperature' | 'bottomholeTemperature'>,
  one: boolean,
): Warning[] {
  return [...new Set([wellheadTemperature, bottomholeTemperature])].flatMap((T) => {
    const degF = fromSI(T, 'degF')
    if (degF >= COLD && degF <= HOT) return []
    const own = T === wellheadTemperature ? '/wellhead_temperature' : '/bottomhole_temperature'
    const message = `Temperature is ${shownIn(T, 'degF')}. The fluid correlations cover about ${COLD} to ${HOT} °F.`
    return [warn('outside_validity', message, one ? '/temperature' : own)]
  })
}

/** Inclination from the horizontal, in degrees, down to which correlations of vertical flow are usually taken. */
const STEEP = 45
/** Where the pipe is flattest, a correlation of vertical upward flow. */
export function inclinationWarnings(correlation: LiftCorrelation, flattest: number, path: string): Warning[] {
  if (correlation === 'beggs_brill' || correlation === 'no_slip') return []
  const degrees = fromSI(flattest, 'deg')
  if (degrees >= STEEP) return []
  const message = `Minimum pipe inclination is ${shown(degrees, 4)}° from horizontal. {vlp_correlation} ${CALLED[correlation]} is for vertical upward flow, usually used down to ${STEEP}°. Use Beggs and Brill, which includes inclination in its holdup.`
  return [warn('outside_validity', message, path)]
}
