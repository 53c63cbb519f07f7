/** The annuli beside drill pipe and collars, without a well around them. */
import type { Trace } from '@keelson/equations'
import { classicalAnnularVelocity } from '@keelson/physics/drilling-hydraulics/column.ts'
import { stretchLoss, totalLoss } from '@keelson/physics/rheology/flow.ts'
import { inPractice, shownIn } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { flowCharts, velocityAround } from './charts.ts'
import { annulusFigures } from './figures.ts'
import { annulusAt, COMMON, type Moving, movingOf } from './flow.ts'
import { type Some, way } from './inputs.ts'
import { mud, offTheMiddle, ownLaw } from './inputs-mud.ts'
import { lawValues, mudValues } from './mud.ts'
import { annulusValues, inAnnulus } from './passages.ts'
import { aroundChart, mudChart, sectionFigure } from './pictures.ts'
import { eccentricityWarnings, mudWarnings, turbulenceWarnings } from './warnings.ts'

const { numberValue } = inPractice('oilfield')

const beside = (what: string) => {
  const description = `Value for the annulus around the drill ${what}.`
  return {
    velocity: numberValue('pipe_flow_velocity', { title: `Annular velocity at drill ${what}`, description }),
    reynolds: numberValue('-', { title: `Annular Reynolds number at drill ${what}`, description }),
    loss: numberValue('pressure_loss', { title: `Annular pressure loss at drill ${what}`, description }),
  }
}
const atPipe = beside('pipe')
const atCollars = beside('collars')
const needs = ['drill_collar_outer_diameter']

export const annuliAlone = way({
  takes: [...mud.takes, 'flow_rate', 'hole_diameter', 'drill_pipe_outer_diameter', 'drill_pipe_annulus_length'],
  may: [...mud.may, 'drill_collar_outer_diameter', 'drill_collar_annulus_length'],
  takesWhen: mud.takesWhen,
  mayWhen: { ...mud.mayWhen, ...ownLaw, eccentricity: offTheMiddle },
  values: {
    ...annulusValues,
    ...mudValues,
    drill_pipe_annular_velocity: atPipe.velocity,
    drill_pipe_annulus_reynolds_number: atPipe.reynolds,
    drill_pipe_annulus_pressure_loss: atPipe.loss,
    drill_collar_annular_velocity: { ...atCollars.velocity, needs },
    drill_collar_annulus_reynolds_number: { ...atCollars.reynolds, needs },
    drill_collar_annulus_pressure_loss: { ...atCollars.loss, needs },
  },
  checks: {},
  charts: { ...mudChart, ...aroundChart },
  figures: sectionFigure,
  calculate: (p, trace) => {
    const moving = movingOf(p, p.eccentricity, trace)
    const { pipe, collar } = besideBoth(p, moving, trace)
    const annuli = collar === undefined ? [pipe] : [pipe, collar]
    trace.section('Sum')
    const dP_a =
      p.flow_rate === 0
        ? noLoss(trace)
        : trace.apply(totalLoss, { dP_j: annuli.map(({ dP }) => dP) }, { as: 'dP_a', title: IN_ANNULUS })
    const atCollars = collar === undefined ? '' : ` and ${collar.regime} flow around the collars`
    return {
      values: {
        ...inAnnulus(collar ?? pipe),
        ...lawValues(moving.model),
        drill_pipe_annular_velocity: pipe.v,
        drill_pipe_annulus_reynolds_number: pipe.N,
        drill_pipe_annulus_pressure_loss: pipe.dP,
        drill_collar_annular_velocity: collar?.v,
        drill_collar_annulus_reynolds_number: collar?.N,
        drill_collar_annulus_pressure_loss: collar?.dP,
      },
      charts: () => ({ ...flowCharts(p, moving), velocity_around: velocityAround(moving) }),
      figures: () => annulusFigures(moving, annuli),
      warnings: [...mudWarnings(p, moving), ...turbulenceWarnings(annuli), ...eccentricityWarnings(moving, annuli)],
      detail: `Annular pressure loss ${shownIn(dP_a, 'psi')}, ${pipe.regime} flow around the drill pipe${atCollars}`,
    }
  },
})

const IN_ANNULUS = 'Annular pressure loss'
type Annuli = Some<
  'flow_rate' | 'hole_diameter' | 'drill_pipe_outer_diameter' | 'drill_pipe_annulus_length',
  'drill_collar_outer_diameter' | 'drill_collar_annulus_length'
>

function besideBoth(p: Annuli, moving: Moving, trace: Trace) {
  const { flow_rate: q, hole_diameter: d_h, drill_pipe_annulus_length: L_dp } = p
  const along = (title: string, mark: string, d_p: number, length: number, top: number) => {
    const own = traceOfRow(trace, title, mark, COMMON)
    own.section('flow')
    const v = own.apply(classicalAnnularVelocity, { q, d_h, d_p })
    const stretch = { kind: 'annulus', outer: d_h, inner: d_p, length, top, bottom: top + length } as const
    return annulusAt(moving, stretch, v, own)
  }
  const pipe = along('Drill pipe annulus', 'a', p.drill_pipe_outer_diameter, L_dp, 0)
  const { drill_collar_outer_diameter: d_dc, drill_collar_annulus_length: L_dc } = p
  if (d_dc === undefined || L_dc === undefined) return { pipe, collar: undefined }
  return { pipe, collar: along('Drill collar annulus', 'b', d_dc, L_dc, L_dp) }
}

/** Of a mud at rest. */
const noLoss = (trace: Trace): number =>
  trace.lookup({
    symbol: 'dP_a',
    title: IN_ANNULUS,
    unit: 'psi',
    source: stretchLoss.source,
    clause: stretchLoss.clause,
    value: 0,
    cell: 'the mud is static',
  })
