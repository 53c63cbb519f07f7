/** What the inputs must hold between them. */
import { type ApiLevel, apiFault, apiForms, asSent, type Problem } from '@keelson/workflow'
import { notConfined } from '../../_shared/duckdb/file-names.ts'
import { isMonth } from '../_shared/months.ts'
import type { Params } from './inputs.ts'
import { AUTO, EXPONENTIAL, HARMONIC, HYPERBOLIC, LOG_LINEAR } from './modes.ts'

/** Points without which no fit means anything. */
export const FEWEST_POINTS = 4
const DAY = 86_400
/** Products of samples and points that are fitted again in good time. */
const MOST_WORK = 4e6

export function yearProblems(p: Pick<Params, 'days_per_year'>): Problem[] {
  const year = p.days_per_year / DAY
  const message = `must be 365 or 365.25 days (entered: ${Number(year.toPrecision(8))})`
  return said(year !== 365 && year !== 365.25, '/days_per_year', message)
}

const said = (isWrong: boolean, pointer: string, message: string): Problem[] => (isWrong ? [{ pointer, message }] : [])

export function givenProblems(p: Params): Problem[] {
  const none = p.initial_rate_distribution === undefined && p.nominal_decline_distribution === undefined
  return [
    ...said(
      p.model === AUTO,
      '/model',
      'must not be automatic without the {fit}, because automatic selection uses a history',
    ),
    ...said(
      p.probabilistic && none,
      '/initial_rate_distribution',
      'is required for a recovery range unless the {nominal_decline_distribution} is entered; otherwise all samples are identical',
    ),
    ...unboundedProblems(p),
    ...limitProblems(p),
  ]
}

/** The rate falls too slowly for its sum to end, and nothing ends it. */
function unboundedProblems({ model, b_exponent: b, economic_limit }: Params): Problem[] {
  const exponent = model === HARMONIC ? 1 : model === HYPERBOLIC ? b : undefined
  if (exponent === undefined || exponent < 1 || economic_limit > 0) return []
  const message = `must be less than 1 without a terminal decline or economic limit, as the recovery is unbounded (entered: ${exponent}). Enter the {economic_limit} or select the modified hyperbolic model`
  return [
    { pointer: '/b_exponent', message },
    ...(model === HARMONIC
      ? [{ pointer: '/economic_limit', message: 'must be greater than 0 for a harmonic decline' }]
      : []),
  ]
}

function limitProblems(p: Params): Problem[] {
  const initial = p.initial_rate_distribution?.[0]?.median ?? p.initial_rate
  const isBelow = initial !== undefined && p.economic_limit >= initial
  const at = p.initial_rate_distribution === undefined ? '/initial_rate' : '/initial_rate_distribution'
  return [
    ...said(isBelow, '/economic_limit', 'must be below the initial rate for any recovery to remain'),
    ...said(isBelow, at, 'must be greater than the {economic_limit}'),
  ]
}

export function fitProblems(p: Params): Problem[] {
  const lineOnly = p.fit_method === LOG_LINEAR && p.model !== EXPONENTIAL
  return [
    ...said(lineOnly, '/fit_method', 'is a straight line fit of ln q and applies to the exponential model only'),
    ...(p.time !== undefined && p.rate !== undefined ? ratesProblems(p, p.time, p.rate) : fileProblems(p)),
  ]
}

function ratesProblems(p: Params, time: readonly number[], rate: readonly number[]): Problem[] {
  const units = [...new Set(asSent(p, 'time').map(({ unit }) => unit))]
  const stuck = time.findIndex((t, i) => i > 0 && t <= (time[i - 1] as number))
  const usable = rate.filter((q) => q > 0).length
  if (units.length > 1) {
    return [{ pointer: '/time', message: `must be in one unit (entered: ${units.map((u) => `'${u}'`).join(' and ')})` }]
  }
  if (stuck > 0) {
    const [at, before] = [asSent(p, 'time')[stuck]?.value, asSent(p, 'time')[stuck - 1]?.value]
    return [{ pointer: `/time/${stuck}`, message: `must be later than the previous time, ${before} (entered: ${at})` }]
  }
  return [
    ...said(
      rate.length !== time.length,
      '/rate',
      `must have the same number of values as the {time}, ${time.length} (entered: ${rate.length})`,
    ),
    ...said(rate.length > 0 && usable === 0, '/rate', 'must not all be zero'),
    ...said(
      rate.length === time.length && usable > 0 && usable < FEWEST_POINTS,
      '/time',
      `must have at least ${FEWEST_POINTS} points with a rate (entered: ${usable})`,
    ),
    ...said(time.length === 0, '/time', 'must not be empty'),
    ...earlyProblems(p, time, rate),
    ...said(
      p.probabilistic && p.samples * time.length > MOST_WORK,
      '/samples',
      `must be at most ${Math.floor(MOST_WORK / time.length)} for ${time.length} history points, because samples times points is limited to ${MOST_WORK / 1e6} million`,
    ),
  ]
}

/** A decline says nothing of what was before its first point. */
function earlyProblems(
  { evaluation_times: asked = [] }: Params,
  time: readonly number[],
  rate: readonly number[],
): Problem[] {
  const first = time[rate.findIndex((q) => q > 0)] ?? 0
  const early = asked.findIndex((t) => t < first)
  if (early < 0) return []
  const message = 'must not be before the first point of the {time}, at which the fit starts'
  return [{ pointer: `/evaluation_times/${early}`, message }]
}

const BORE: readonly ApiLevel[] = ['wellbore']

function fileProblems(p: Params): Problem[] {
  const confined = (['data_folder', 'file_pattern'] as const).flatMap((name) => {
    const sent = p[name]
    const fault = sent === undefined ? undefined : notConfined(sent)
    return said(fault !== undefined, `/${name}`, `${fault} (entered: ${JSON.stringify(sent)})`)
  })
  const fault = p.api_well_number === undefined ? undefined : apiFault(p.api_well_number.trim(), BORE)
  const months = (['start_month', 'end_month'] as const).flatMap((name) => {
    const sent = p[name]
    const isWrong = sent !== undefined && !isMonth(sent.trim())
    return said(isWrong, `/${name}`, `must be a month such as 2020-01 (entered: ${JSON.stringify(sent)})`)
  })
  const [start, end] = [p.start_month?.trim() ?? '', p.end_month?.trim() ?? '']
  return [
    ...confined,
    ...said(fault !== undefined, '/api_well_number', `must have ${apiForms(BORE)}; ${fault}`),
    ...months,
    ...said(
      isMonth(start) && isMonth(end) && end < start,
      '/end_month',
      `must not be before the {start_month}, ${start} (entered: ${end})`,
    ),
  ]
}
