/** What a specialist would remark on a lift: charts that it leaves, and data that it goes beyond. */
import type { LiftCorrelation } from '@keelson/physics/multiphase/gradient.ts'
import type { Remark } from '@keelson/physics/multiphase/gradient-parts.ts'
import type { Tubing } from '@keelson/physics/multiphase/lift.ts'
import { fromSI } from '@keelson/units'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'

/** `at`: where the flow is looked at, in words. */
export const remarkCodes = (at: string) =>
  ({
    holdup_chart: `The holdup chart of Hagedorn and Brown is left ${at}.`,
    secondary_chart: `The secondary chart of Hagedorn and Brown is left ${at}.`,
    viscosity_chart: `The liquid viscosity number leaves the charts of the correlation ${at}.`,
    film_roughness: `The film roughness of Gray is held at the bore ${at}.`,
    level_holdup: `The holdup on the level of Beggs and Brill exceeds 1 and is limited to 1 ${at}.`,
    chart_uncertain: 'The bubble boundary of Duns and Ros is uncertain in tubing so narrow.',
    gas_correlation: `The compressibility of the gas is extrapolated ${at}.`,
  }) as const
export const OUTSIDE = {
  outside_validity: 'An input lies outside the data from which its correlation was drawn.',
} as const
const warn = warner({ ...remarkCodes(''), ...OUTSIDE })

/** The correlations by the names of their authors. */
export const CALLED = {
  hagedorn_brown: 'of Hagedorn and Brown',
  beggs_brill: 'of Beggs and Brill',
  gray: 'of Gray',
  duns_ros: 'of Duns and Ros',
  no_slip: 'without slip',
} as const

const REMARKS: Readonly<Record<Remark, string>> = {
  holdup_chart: 'the holdup polynomial of Hagedorn and Brown leaves 0 to 1 and is held there',
  secondary_chart: 'the secondary factor of Hagedorn and Brown is held at the end of its fit, B = 0.1',
  viscosity_chart: 'the liquid viscosity number leaves the charts of the correlation',
  film_roughness: "Gray's film would be rougher than the bore is wide and is held at the bore",
  level_holdup:
    'the holdup on the level of Beggs and Brill exceeds 1 and is limited to 1: the flow is slower than their tests',
  chart_uncertain: 'the bubble boundary of Duns and Ros is uncertain below a diameter number of 60',
  gas_correlation:
    'the z factor is extrapolated beyond pseudo-reduced pressures of 0.2 to 30 and temperatures of 1 to 3',
}
export const remarkWarnings = (remarks: Iterable<Remark>, at: string): Warning[] =>
  [...remarks].map((remark) => warn(remark, `${at} ${REMARKS[remark]}`))

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
      `Hagedorn and Brown's data are of 1 to 4 in tubing; this is ${shownIn(diameter, 'in')}`,
      '/tubing_inner_diameter',
    )
  if (correlation === 'hagedorn_brown' && ratio > MOST_GAS)
    outside(
      `Hagedorn and Brown's data end at ${MOST_GAS} scf/stb of liquid; this is ${shown(ratio, 4)}`,
      '/gas_oil_ratio',
    )
  if (correlation === 'gray' && d > GRAY_BORE)
    outside(`Gray's data are of tubing below 3.5 in; this is ${shownIn(diameter, 'in')}`, '/tubing_inner_diameter')
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
    const message = `the fluid correlations are drawn from about ${COLD} to ${HOT} degF; this is ${shownIn(T, 'degF')}`
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
  const message = `{vlp_correlation} ${CALLED[correlation]} is of vertical upward flow and is usually taken to ${STEEP} deg from the horizontal; the flattest part of this pipe is at ${shown(degrees, 4)} deg: Beggs and Brill has the inclination in its holdup`
  return [warn('outside_validity', message, path)]
}
