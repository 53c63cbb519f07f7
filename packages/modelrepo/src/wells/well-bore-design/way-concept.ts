/** The hole concept: its casing program, what it costs at the water depth, its risk, and the one that is recommended. */
import { wellCost } from '@keelson/physics/well-planning/hole-concepts.ts'
import { toSI } from '@keelson/units'
import { inPractice, rowsValue, shownIn, textValue } from '@keelson/workflow'
import { type Concept, conceptOf, inWords } from './concept.ts'
import { conceptFigure, wellFigures } from './figures.ts'
import { way } from './inputs.ts'
import { conceptCharts, screenCharts } from './pictures.ts'
import { conceptRows, conceptTables } from './tables.ts'
import { conceptWarnings } from './warnings.ts'

const { numberColumn, mapValue, gives, givesAs } = inPractice('oilfield')
const cost = (title: string, symbol: string) =>
  givesAs(symbol, title, 'work_cost', 'Cost of the selected concept at the water depth.')

export const screened = ['hole_type', 'water_depth', 'objective'] as const
export const conceptValues = {
  casing_program: rowsValue({
    title: 'Concept casing program',
    description: 'Casing strings of the concept, outermost first.',
    columns: {
      outer_diameter: numberColumn('tubing_diameter', 'Outside diameter'),
      setting_depth: numberColumn('well_depth', 'Shoe depth below mudline', { unit: 'm' }),
    },
  }),
  total_cost: gives(wellCost, 'work_cost', 'Screening cost of drilling, casing and completion at the water depth.', {
    title: 'Well cost',
  }),
  drilling_cost: cost('Drilling cost', 'C_d'),
  casing_cost: cost('Casing cost', 'C_c'),
  completion_cost: cost('Completion cost', 'C_k'),
  risk_scores: mapValue('-', {
    title: 'Risk scores',
    description: 'Risk score by hazard and overall, from 0 to 10; higher is worse.',
    keys: 'hazards, and overall',
    minimum: 0,
    maximum: 10,
  }),
  recommended_hole_type: textValue({
    title: 'Recommended hole concept',
    description: 'Concept recommended for the purpose and water depth, regardless of the concept entered.',
  }),
}

export const byConcept = way({
  takes: screened,
  values: conceptValues,
  checks: {},
  tables: conceptTables,
  charts: screenCharts,
  figures: wellFigures,
  calculate: (p, trace) => {
    const found = conceptOf(p, trace)
    const { type, total, recommended } = found
    return {
      values: ofConcept(found),
      tables: () => ({ concepts: conceptRows(p.water_depth) }),
      charts: () => conceptCharts(p.water_depth),
      figures: () => ({ well: conceptFigure(p, found) }),
      warnings: conceptWarnings(found),
      detail: `Well cost ${shownIn(total, 'USD')} (${inWords(type)}); recommended concept: ${inWords(recommended)}`,
    }
  },
})

export const ofConcept = ({ concept, recommended }: Concept) => ({
  casing_program: concept.strings.map(({ outerDiameter, shoe }) => ({
    outer_diameter: toSI(outerDiameter, 'in'),
    setting_depth: shoe,
  })),
  risk_scores: concept.risk,
  recommended_hole_type: recommended,
})
