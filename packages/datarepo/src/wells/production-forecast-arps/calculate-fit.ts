/** The decline that a history gives: fitted, chosen where several are asked for, and recorded with what it fulfils. */
import { type Met, met, type Trace } from '@keelson/equations'
import { nominalFromTangent } from '@keelson/physics/decline/arps.ts'
import { type DeclineFit, fitDecline, type History } from '@keelson/physics/decline/fit.ts'
import * as measures from '@keelson/physics/decline/fit-measures.ts'
import type { FitModel } from '@keelson/physics/decline/fit-shapes.ts'
import { correctedAkaike } from '@keelson/physics/decline/recovery.ts'
import { ARPS, burnham, duong, valko } from '@keelson/physics/decline/sources.ts'
import { matchedMean, squaresAboutMean } from '@keelson/physics/series-comparison/skill.ts'
import { draperSmith } from '@keelson/physics/series-comparison/sources.ts'
import { given, refuse } from '@keelson/workflow'
import type { PointHistory } from './calculate-history.ts'
import type { Params } from './inputs.ts'
import { AUTO, DUONG, EXPONENTIAL, HARMONIC, HYPERBOLIC, STRETCHED } from './modes.ts'

export interface Fitted {
  readonly history: History
  readonly best: DeclineFit
  /** All that were fitted, the best among them. */
  readonly all: readonly DeclineFit[]
}

/** Exponent below which a hyperbola counts as exponential where models are chosen. */
const NO_EXPONENT = 0.02
const CHOICE = [EXPONENTIAL, HYPERBOLIC, HARMONIC] as const

export function fitted(p: Params, h: PointHistory, terminal: number | undefined): Fitted {
  const history = { times: h.points.map(({ t }) => t), logRates: h.points.map(({ q }) => Math.log(q)) }
  if (p.model === DUONG && (history.times[0] as number) <= 0) {
    refuse(h.produced === undefined ? '/time' : '/model', 'must be after 0, because the Duong rate is zero at t = 0')
  }
  const models: readonly FitModel[] = p.model === AUTO ? CHOICE : [p.model]
  const all = models.map((model) => fitDecline(model, history, terminal))
  const best = p.model === AUTO ? chosen(all) : (all[0] as DeclineFit)
  if (best.model === EXPONENTIAL && (best.unknowns[0] as number) <= 0) {
    refuse(h.pointer, 'the rates do not fall, so a decline cannot be fitted; select a window after the peak')
  }
  return { history, best, all }
}

/** The lowest criterion; where none has one, as of an exact history, the least sum of squares, the simplest of equals. */
function chosen(all: readonly DeclineFit[]): DeclineFit {
  const [simplest] = all as [DeclineFit]
  const judged = all.filter(({ aicc }) => aicc !== null)
  const floor = 1e-18 * simplest.residuals.length
  const best =
    judged.length === all.length
      ? judged.reduce((a, b) => ((b.aicc as number) < (a.aicc as number) ? b : a))
      : (all.find((f) => f.sumOfSquares <= floor) ?? judged[0] ?? simplest)
  const { parameters } = best
  return best.model === HYPERBOLIC && parameters.model === 'arps' && parameters.b < NO_EXPONENT ? simplest : best
}

/** Records each parameter with the condition that least squares leave; gives the same parameters. */
export function recordFit({ best, history }: Fitted, trace: Trace): DeclineFit['parameters'] {
  trace.section('Fit')
  const { parameters: fit } = best
  const slopes = gradients(best, history)
  const own = (symbol: string, title: string, unit: string, value: number, meets: readonly Met[]) =>
    trace.solved({
      symbol,
      title,
      unit,
      source: sourceOf(best.model),
      clause: 'least squares of ln q',
      value,
      trial: value,
      residual: best.rmse,
      iterations: best.iterations,
      meets,
      method: `${best.model === EXPONENTIAL ? 'straight line fit to' : 'least squares search on'} ln q, ${best.residuals.length} points; the residual is the root mean square deviation of ln q`,
    })
  const sum = [
    met(
      'Sum of ln q deviations',
      '-',
      tidy(best.residuals.reduce((s, r) => s + r, 0)),
      'as minimised by least squares',
      0,
    ),
  ]
  const atBound = (i: number) => best.atBounds.includes(best.shape.names[i] ?? '')
  const turned = (i: number) =>
    atBound(i)
      ? [heldAt(best.unknowns[i] as number)]
      : [met('Sum of ln q deviations times their slope', '-', tidy(slopes[i] ?? 0), 'as minimised by least squares', 0)]
  if (fit.model === 'duong') {
    return {
      ...fit,
      q_1: own('q_1', 'Rate at one day', 'bbl/d', fit.q_1, sum),
      a: own('a', 'Duong intercept a', '-', fit.a, turned(0)),
      m: own('m', 'Duong slope m', '-', fit.m, turned(1)),
    }
  }
  const q_i = own('q_i', 'Initial rate', 'bbl/d', fit.q_i, sum)
  if (fit.model === 'stretched') {
    return {
      ...fit,
      q_i,
      tau: own('tau', 'Characteristic time', 'd', fit.tau, turned(0)),
      n: own('n', 'Stretched exponential exponent n', '-', fit.n, turned(1)),
    }
  }
  const D_i = own('D_i', 'Nominal initial decline', '1/d', fit.D_i, turned(0))
  if (best.unknowns.length < 2) return { ...fit, q_i, D_i, b: exponentOfModel(best.model, fit.b, trace) }
  return { ...fit, q_i, D_i, b: own('b', 'Hyperbolic exponent', '-', fit.b, turned(1)) }
}

/** The terminal decline, 1/s; recorded. */
export function terminalDecline(p: Params, trace: Trace): number {
  const { tangent_effective_terminal_decline: D_et } = given(p, 'tangent_effective_terminal_decline')
  return trace.apply(
    nominalFromTangent,
    { D_et, t_y: p.days_per_year },
    { as: 'D_lim', rename: { D_et: 'D_et_lim' }, title: 'Nominal terminal decline' },
  )
}

/** Records the exponent that a model has of itself. */
export const exponentOfModel = (model: string, b: number, trace: Trace): number =>
  trace.lookup({
    symbol: 'b',
    title: 'Hyperbolic exponent',
    unit: '-',
    source: ARPS,
    clause: 'exponential and harmonic decline',
    value: b,
    cell: `${model} decline`,
  })

/** Records how well the fit agrees with its points; gives the standard error of the decline of an exponential one. */
export function recordMeasures({ best, history: { times, logRates } }: Fitted, trace: Trace): number | undefined {
  trace.section('Goodness of fit')
  const cell = (symbol: string, title: string, unit: string, value: number, where: string) =>
    trace.lookup({ symbol, title, unit, source: draperSmith, clause: 'least squares of ln q', value, cell: where })
  const n_f = cell('n_f', 'Fitted points', '-', times.length, 'points with a rate above zero')
  const S_f = cell(
    'S_f',
    'Sum of squared ln q deviations',
    '-',
    best.sumOfSquares,
    'deviations of the points from the fit',
  )
  trace.apply(measures.logDeviation, { S_f, n_f })
  const S_l = aboutMean(logRates)
  if (S_l > 0)
    trace.apply(measures.logDetermination, {
      S_f,
      S_l: cell('S_l', 'Sum of squares of ln q about its mean', '-', S_l, 'fitted points'),
    })
  if (best.aicc !== null) {
    const k = trace.lookup({
      symbol: 'k_f',
      title: 'Number of model parameters including variance',
      unit: '-',
      source: burnham,
      clause: correctedAkaike.clause,
      value: best.unknownCount + 1,
      cell: `${best.model} decline`,
    })
    trace.apply(correctedAkaike, { n: n_f, S: S_f, k }, { rename: { n: 'n_f', S: 'S_f', k: 'k_f' } })
  }
  if (best.model !== EXPONENTIAL) return undefined
  const S_t = cell('S_t', 'Sum of squares of times about their mean', 'd2', aboutMean(times), 'fitted points')
  return trace.apply(measures.slopeError, { S_f, n_f, S_t })
}

const aboutMean = (r: readonly number[]): number => squaresAboutMean.evaluate({ r, r_m: matchedMean.evaluate({ r }) })

/** One that the search would have beyond its bound. */
const heldAt = (bound: number) => met('search parameter', '-', bound, 'search bound, at which it is fixed', bound)

const DIGITS = 6
const tidy = (x: number) => Number(x.toFixed(DIGITS)) + 0

const sourceOf = (model: FitModel) => (model === DUONG ? duong : model === STRETCHED ? valko : ARPS)

/** Half the slope of the sum of squares over each unknown, per point; nothing of one that is held at a bound. */
function gradients({ shape, unknowns, residuals, atBounds }: DeclineFit, { times }: History): number[] {
  return unknowns.map((value, j) => {
    if (atBounds.includes(shape.names[j] ?? '')) return 0
    const step = 1e-6 * Math.max(Math.abs(value), shape.model === EXPONENTIAL ? 0 : 1)
    const at = (x: number) => shape.logShape(unknowns.map((u, i) => (i === j ? x : u)))
    const [up, down] = [at(value + step), at(value - step)]
    const scale = shape.model === EXPONENTIAL ? value : 1
    return times.reduce((s, t, i) => s + ((residuals[i] as number) * (up(t) - down(t)) * scale) / (2 * step), 0)
  })
}
