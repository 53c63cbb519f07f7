/** Galvanic anodes for a structure of zones: jackets, monopiles and subsea structures. */
import { silent, type Trace } from '@keelson/equations'
import {
  grouped,
  notApplicable,
  numberValue,
  type ParamsOf,
  type Problem,
  Refusal,
  shownIn,
  type Warning,
  warner,
} from '@keelson/workflow'
import { type Draw, galvanicCharts } from './charts.ts'
import { anodeRules, checkSpecs, checksOf, sentence } from './checks.ts'
import { type Design, designOf } from './design.ts'
import type { EditionYear } from './editions.ts'
import { anodeFigures } from './figures-anode.ts'
import { markedZones, zonesFigure } from './figures-zones.ts'
import { type Held, heldBy } from './held.ts'
import { alloyParams, anodeParams } from './inputs-anode.ts'
import { siteParams } from './inputs-site.ts'
import { zones } from './inputs-zones.ts'
import { editionRows, sensitivityRows, zoneRows } from './tables.ts'
import { anodeValues, answers, coatingValues, coatingValuesOf, demandValues, valuesOf } from './values.ts'
import { anodeWarnings, coatingWarnings, warnings } from './warnings.ts'
import { type DrainInputs, drainOf, wellWarnings } from './wells.ts'
import * as words from './words.ts'
import { type ZonesDemand, zoneRules, zonesDemand } from './zones.ts'

/** Groups of its inputs; each workflow adds its own. */
export const structureGroups = {
  'Zones of the structure': { zones },
  'Site and life': siteParams,
  Anodes: anodeParams,
  'Alloy and potentials': alloyParams,
}
const schema = grouped(structureGroups)
export type StructureInputs = ParamsOf<typeof schema> & Omit<DrainInputs, 'current_drain'>

const structureWarnings = {
  ...warnings,
  splash_depth: 'A zone entered as splash zone extends below the splash zone.',
  no_current: 'The structure draws no current. All zones are atmospheric and there is no current drain.',
} as const
const warn = warner(structureWarnings)

const structureValues = {
  ...demandValues,
  ...anodeValues,
  ...coatingValues('Coating breakdown factor of the first zone.'),
  design_current_density_initial: numberValue('current_density', {
    title: 'Initial design current density',
    description: 'Initial design current density of the first zone, including the increment for a heated surface.',
    symbol: 'i_ci',
    minimum: 0,
  }),
}

const structureRules = (p: StructureInputs): Problem[] => [...zoneRules(p.zones, p.edition), ...anodeRules(p)]

/** Zone tables beyond this take longer than an instant. */
const MANY_ZONES = 50
type Sized = Pick<StructureInputs, 'zones'>

/** What the contracts of structures of zones have in common; each adds its own. */
export const structureContract = {
  ...words.galvanicContract,
  cost: (p: Sized) => (p.zones.length > MANY_ZONES ? 'standard' : 'instant'),
  tries: ['number_of_anodes', 'anode_net_mass', 'design_life'],
  rules: structureRules,
  values: structureValues,
  answers,
  checks: checkSpecs,
  method: [words.zoneStep, ...words.surfaceSteps, ...words.anodeSteps],
  warnings: structureWarnings,
} as const

export interface Structure {
  readonly zones: ZonesDemand
  readonly design: Design
  readonly held: Held
}

/** Demand, anodes and what they hold, traced in the order of the practice. */
export function structureOf(p: StructureInputs, trace: Trace): Structure {
  const zoned = zonesDemand(p, trace)
  const design = designOf(p, zoned.demand, trace)
  return { zones: zoned, design, held: heldBy(p, design, trace) }
}

/** The outcome that every structure of zones has; each workflow adds its own, and `remarks` to the sentence. */
export function structureOutcome(
  p: StructureInputs,
  { zones: zoned, design, held }: Structure,
  remarks: readonly string[] = [],
) {
  const draw: Draw = { parts: zoned.parts, drain: zoned.drain, life: p.design_life, scale: 1 }
  const redesign = (q: StructureInputs, wear?: number) => designOf(q, zonesDemand(q, silent, wear).demand, silent)
  return {
    values: { ...valuesOf(design, held), ...firstZone(zoned) },
    checks: checksOf(p, design, held),
    tables: () => ({
      demand_by_zone: zoneRows(zoned.parts),
      sensitivity: sensitivityRows(p, redesign),
      editions: editionRows((edition) => redesign(ofEdition(p, edition))),
    }),
    charts: () => galvanicCharts(p, draw, design),
    figures: () => ({ zones: zonesDrawn(p, zoned, design), ...anodeFigures(p, design) }),
    detail: sentence(p, design, held, remarks),
    warnings: [...anodeWarnings(p, design), ...coatingWarnings(zoned.parts), ...zoneWarnings(p, zoned)],
  }
}

const zonesDrawn = (p: StructureInputs, { parts }: ZonesDemand, { N }: Design) =>
  zonesFigure(markedZones(parts), drainOf(p, silent), { N, given: p.number_of_anodes !== undefined })

function firstZone({ parts }: ZonesDemand) {
  const none = notApplicable('the first zone is atmospheric and draws no current')
  const [first] = parts
  return {
    ...coatingValuesOf(first?.factor),
    design_current_density_initial: first?.exposure === 'atmospheric' ? none : first?.density.initial,
  }
}

function ofEdition(p: StructureInputs, edition: EditionYear): StructureInputs {
  const problems = zoneRules(p.zones, edition)
  if (problems.length > 0) throw new Refusal(problems)
  return { ...p, edition }
}

/** The splash zone counts as submerged at 0-30 m. */
const SPLASH_DEPTH = 30

function zoneWarnings(p: StructureInputs, { demand }: ZonesDemand): Warning[] {
  const deep = p.zones.flatMap((z, i) => (z.exposure === 'splash' && z.depth_m > SPLASH_DEPTH ? [{ z, i }] : []))
  return [
    ...wellWarnings(p),
    ...deep.map(({ z, i }) =>
      warn(
        'splash_depth',
        `Zone ${i + 1} is entered as splash zone at ${shownIn(z.depth_m, 'm')}, below ${SPLASH_DEPTH} m. It is treated as submerged at 0 to 30 m.`,
        `/zones/${i}/depth_m`,
      ),
    ),
    ...(demand.initial > 0
      ? []
      : [
          warn(
            'no_current',
            'All zones are atmospheric and there is no current drain. The structure draws no current.',
            '/zones',
          ),
        ]),
  ]
}
