/** One section of pipe on its own, coiled or straight. */
import type { Trace } from '@keelson/equations'
import { NEWTONIAN_LIMIT } from '@keelson/physics/rheology/bingham.ts'
import { deanNumber } from '@keelson/physics/rheology/coil.ts'
import { velocityInPipe } from '@keelson/physics/rheology/newtonian.ts'
import { inPractice, numberValue, shownIn } from '@keelson/workflow'
import { coiledPassing, liquidOf, type Passing, type Straight, straightPassing } from './calculate-liquid.ts'
import { ofSection, sectionCharts } from './charts.ts'
import { coilDrawing, pipeDrawing, sectionFigure } from './figures.ts'
import { AT_REST, flowValues, loss, number, toldFlow } from './flow.ts'
import { byRheology, type Flowing, flowing, type Given, way } from './inputs.ts'
import { sectionRules } from './rules.ts'
import { sectionWarnings } from './warnings.ts'

const sectionInputs = [...flowing, 'tubing_inner_diameter', 'length'] as const
const sectionValues = {
  ...flowValues,
  reynolds_number: number('Reynolds number', 'Reynolds number of the section, generalised for a power law.'),
  critical_reynolds_number: number(
    'Critical Reynolds number',
    'Reynolds number up to which the section flow is laminar.',
  ),
  friction_factor_fanning: number('Friction factor', 'Fanning friction factor of the section.'),
  straight_friction_factor_fanning: number(
    'Straight pipe friction factor',
    'Fanning friction factor of a straight pipe at the same Reynolds number and roughness.',
  ),
  pressure_loss: inPractice('oilfield').givesAs(
    'dP',
    'Pressure loss',
    'pressure_loss',
    'Pressure loss of the section.',
  ),
  straight_pressure_loss: loss('Straight pipe pressure loss', 'Pressure loss of the same section if straight.'),
}

export const coiledSection = way({
  takes: [...sectionInputs, 'coil_diameter'],
  takesWhen: byRheology,
  rules: sectionRules,
  values: {
    ...sectionValues,
    dean_number: numberValue('-', {
      title: deanNumber.title,
      symbol: deanNumber.symbol,
      description: 'Dean number of the coil.',
    }),
  },
  checks: {},
  charts: ofSection,
  figures: sectionFigure,
  calculate: (p, trace) => {
    const { tubing_inner_diameter: d, coil_diameter: D } = p
    const passing = passingOf(p, trace)
    const found = coiledPassing(passing, D, trace)
    return {
      values: {
        ...toldFlow(p, found, passing.v),
        ...toldSection(found, found.straight.f, found.straightLoss),
        dean_number: found.De,
      },
      charts: () => sectionCharts(p, passing, D),
      figures: () => ({ section: coilDrawing(d, D, passing.v) }),
      warnings: sectionWarnings(found, undefined),
      detail: inWords(found),
    }
  },
})

export const straightSection = way({
  takes: sectionInputs,
  takesWhen: byRheology,
  rules: sectionRules,
  values: sectionValues,
  checks: {},
  charts: ofSection,
  figures: sectionFigure,
  calculate: (p, trace) => {
    const passing = passingOf(p, trace)
    const found = straightPassing(passing, trace)
    if (passing.liquid.kind === 'newtonian') tracedLimit(trace)
    return {
      values: { ...toldFlow(p, found, passing.v), ...toldSection(found, found.f, found.dP) },
      charts: () => sectionCharts(p, passing),
      figures: () => ({ section: pipeDrawing(p.tubing_inner_diameter, passing.v) }),
      warnings: sectionWarnings(undefined, found),
      detail: inWords(found),
    }
  },
})

function passingOf(p: Flowing & Given<'tubing_inner_diameter' | 'length'>, trace: Trace): Passing {
  trace.section('Section')
  const { tubing_inner_diameter: d, length: L } = p
  const v = trace.apply(velocityInPipe, { q: p.flow_rate, d })
  return { liquid: liquidOf(p), bore: { d, epsilon: p.pipe_roughness }, v, rho: p.fluid_density, L }
}

/** The critical Reynolds number, which of a Newtonian liquid no formula gives. */
function tracedLimit(trace: Trace): void {
  const { unit, source, clause, value } = NEWTONIAN_LIMIT
  trace.lookup({ symbol: 'N_cr', title: 'Critical Reynolds number', unit, source, clause, value, cell: 'Newtonian' })
}

type Flow = Pick<Straight, 'N' | 'N_cr' | 'f' | 'regime' | 'dP'>
const toldSection = ({ N, N_cr, f }: Flow, straight: number | undefined, straightLoss: number) => ({
  reynolds_number: N,
  critical_reynolds_number: N_cr,
  friction_factor_fanning: f ?? AT_REST,
  straight_friction_factor_fanning: straight ?? AT_REST,
  straight_pressure_loss: straightLoss,
})

const inWords = ({ dP, regime, N }: Flow): string =>
  `Pressure loss ${shownIn(dP, 'psi')}, ${regime} flow at a Reynolds number of ${shownIn(N, '-')}`
