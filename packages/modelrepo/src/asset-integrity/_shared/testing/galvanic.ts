/** What every galvanic design claims of its answers: tables, charts and values by each other and by runs of its own. */
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  type Cells,
  checked,
  number,
  pointsOf,
  type Request,
  recordsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { lineOf, marksOf } from '@keelson/engine/testing-pictures.ts'
import type { Workflow } from '@keelson/workflow'
import { near } from './cells.ts'

export interface Galvanic {
  /** The request that is claimed of; it has anodes of a known end, and a number of them. */
  readonly request?: Request
  /** The same design with its coating worn by a quarter less, where a request can say it. */
  readonly slower?: Request
  /** Whether the editions of the practice are answered. */
  readonly editions?: boolean
  /** Changes under which a coating is gone before the end. */
  readonly gone?: Request
}

const COUNTED: Readonly<Record<string, string>> = {
  mean_demand: 'mean_current_demand',
  final_demand: 'final_current_demand',
  net_mass: 'required_net_anode_mass',
  by_mass: 'anodes_required_mass',
  by_initial: 'anodes_required_initial',
  by_final: 'anodes_required_final',
  required: 'anodes_required',
}
export function sameDesign(row: Cells | undefined, ran: Ran): void {
  for (const [column, name] of Object.entries(COUNTED)) near(row?.[column], number(ran, name), 1e-9)
  same(row?.governing, value(ran, 'governing_criterion'))
}
export const rowOf = (ran: Ran, table: string, first: string): Cells | undefined =>
  recordsOf(ran, table).find((row) => Object.values(row)[0] === first)

const YEAR = 8760

function holds(claim: boolean): asserts claim {
  if (!claim) throw new Error('the claim does not hold')
}

/** Throws unless both are written alike. */
function same(got: unknown, expected: unknown): void {
  const [own, wanted] = [JSON.stringify(got), JSON.stringify(expected)]
  if (own !== wanted) throw new Error(`${own} is not ${wanted}`)
}

type Test = (claim: string, hold: () => void) => unknown

/** Of one workflow of galvanic anodes; `test` is that of the file of tests which claims it. */
export function claimsOf(
  test: Test,
  workflow: Workflow,
  { request = {}, slower, editions = true, gone }: Galvanic = {},
): void {
  const base = { ...workflow.example, ...request }
  const { run } = testKit(workflow, base)
  const step = (ran: Ran, symbol: string) => Number(ran.result.steps?.find((s) => s.symbol === symbol)?.value)

  test('a row of the sensitivity is a run with its input changed by a quarter', () => {
    const { seawater_resistivity: rho, design_life: t } = base as unknown as Readonly<Record<string, number>>
    const changed: Readonly<Record<string, Request>> = {
      'this run': {},
      'resistivity −25 %': { seawater_resistivity: 0.75 * (rho ?? 0) },
      'resistivity +25 %': { seawater_resistivity: 1.25 * (rho ?? 0) },
      ...(slower && { 'coating breakdown rate −25 %': slower }),
      'design life −25 %': { design_life: 0.75 * (t ?? 0) },
      'design life +25 %': { design_life: 1.25 * (t ?? 0) },
    }
    const ran = run()
    for (const [name, over] of Object.entries(changed)) sameDesign(rowOf(ran, 'sensitivity', name), run(over))
    same(recordsOf(ran, 'sensitivity').length, 7)
    const wear = ['coating breakdown rate −25 %', 'this run', 'coating breakdown rate +25 %'].map((name) =>
      Number(rowOf(ran, 'sensitivity', name)?.mean_demand),
    )
    holds((wear[0] ?? 0) < (wear[1] ?? 0) && (wear[1] ?? 0) < (wear[2] ?? 0))
  })

  test('each edition has the design of a run by it', () => {
    const made = recordsOf(run(), 'editions')
    same(
      made.map((row) => row.edition),
      editions ? ['2005', '2010', '2017', '2021'] : [],
    )
    const zinc = { anode_material: 'Zn' }
    for (const row of recordsOf(run(zinc), 'editions')) sameDesign(row, run({ ...zinc, edition: row.edition }))
  })

  test('the parts take together, with the drain, the demand of each phase', () => {
    const ran = run()
    const parts = recordsOf(ran, 'demand_by_zone')
    for (const phase of ['initial', 'mean', 'final'] as const) {
      const all = parts.reduce((sum, row) => sum + Number(row[phase]), 0)
      const drain = step(ran, 'I_dw') || Number((base as Request).current_drain ?? 0)
      near(all + drain, number(ran, `${phase}_current_demand`), 1e-9)
    }
    for (const { area, mean_density, mean_factor, final_factor, mean } of parts) {
      near(mean, (Number(area) * Number(mean_density) * Number(mean_factor)) / 1000, 1e-9)
      holds(Number(final_factor) >= Number(mean_factor))
    }
    if (editions) {
      const older = recordsOf(run({ design_life: 2 * number(ran, 'retrofit_after') }), 'demand_by_zone')
      holds(older.every((row, k) => Number(row.final_factor) >= Number(parts[k]?.final_factor)))
    }
  })

  test('numbers, masses, potentials and lives follow from the demands and from one anode', () => {
    const ran = run()
    const of = (name: string) => number(ran, name)
    const {
      number_of_anodes: N,
      anode_net_mass: m,
      anode_gross_mass: gross,
    } = base as unknown as Readonly<Record<string, number>>
    holds(N !== undefined && m !== undefined)
    for (const phase of ['initial', 'final']) {
      near(
        of(`anodes_required_${phase}`),
        Math.ceil(of(`${phase}_current_demand`) / of(`${phase}_anode_current_output`)),
      )
      near(checked(ran, `${phase}_current`)?.demand.value, of(`${phase}_current_demand`), 1e-9)
      const E = step(ran, 'E_a') || Number((base as Request).closed_circuit_anode_potential)
      near(of(`${phase}_potential`), E + (of(`${phase}_current_demand`) * of(`${phase}_anode_resistance`)) / N, 1e-9)
      const E_c = Number((base as Request).design_protective_potential ?? -0.8)
      near(of(`${phase}_potential_margin`), E_c - of(`${phase}_potential`), 1e-9)
      near(of(`${phase}_anode_current_output`) * of(`${phase}_anode_resistance`), E_c - E, 1e-9)
    }
    near(of('anodes_required_mass'), Math.ceil(of('required_net_anode_mass') / m))
    near(of('anodes_required'), Math.max(...['mass', 'initial', 'final'].map((by) => of(`anodes_required_${by}`))))
    const light = run({ anode_capacity: 2600 })
    const by = (criterion: string) => number(light, `anodes_required_${criterion}`)
    near(number(light, 'anodes_required'), Math.max(by('mass'), by('initial'), by('final')))
    sameDesign(rowOf(light, 'sensitivity', 'this run'), light)
    if (editions) sameDesign(recordsOf(light, 'editions').at(-1), light)
    near(of('installed_net_anode_mass'), N * m)
    near(
      of('retrofit_after'),
      Number(checked(ran, 'anode_charge')?.capacity.value) / of('mean_current_demand') / YEAR,
      1e-9,
    )
    if (gross !== undefined) near(of('gross_anode_mass'), N * gross)
  })

  test('the curves begin with new anodes and a new coating, and end with what the design has for its end', () => {
    const ran = run()
    const {
      design_life: t,
      number_of_anodes: N,
      anode_net_mass: m,
    } = base as unknown as Readonly<Record<string, number>>
    holds(t !== undefined && N !== undefined && m !== undefined)
    same(axesOf(ran, 'demand_over_life'), ['Time [year]', 'Current [A]'])
    const give = lineOf(ran, 'demand_over_life', 'anode output capacity')
    near(give[0]?.[1], N * number(ran, 'initial_anode_current_output'), 1e-5)
    holds((give.at(-1)?.[1] ?? 0) > N * number(ran, 'final_anode_current_output'))
    const draws = lineOf(ran, 'demand_over_life', 'current demand')
    near(draws.at(-1)?.[0], t, 1e-5)
    const short = (x: number) => Number(x.toPrecision(5))
    same(marksOf(ran, 'demand_over_life'), [
      `final demand at ${short(number(ran, 'final_current_demand'))}`,
      `initial demand 0 ${short(number(ran, 'initial_current_demand'))}`,
    ])
    const left = lineOf(ran, 'anode_mass_left', 'net mass')
    same(axesOf(ran, 'anode_mass_left'), ['Time [year]', 'Remaining net anode mass [kg]'])
    near(left[0]?.[1], N * m, 1e-5)
    const taken = Number(checked(ran, 'anode_charge')?.utilisation)
    const usable = step(ran, 'u') || Number((base as Request).anode_utilisation_factor)
    near(left.at(-1)?.[1], N * m * (1 - usable * Math.min(1, taken)), 1e-4)
    same(marksOf(ran, 'anode_mass_left'), [`usable alloy spent at ${short(N * m * (1 - usable))}`])
  })

  test('the bars are the numbers by each criterion, beside those installed', () => {
    const ran = run()
    const bars = pointsOf(ran, 'anodes_by_criterion').flatMap(({ name, v }) => (name ? [`${name} ${v}`] : []))
    const by = (criterion: string) => number(ran, `anodes_required_${criterion}`)
    same(bars, [`mass ${by('mass')}`, `initial current ${by('initial')}`, `final current ${by('final')}`])
    const N = Number((base as Request).number_of_anodes)
    same(marksOf(ran, 'anodes_by_criterion'), [`${N} installed at ${N}`])
    same(axesOf(ran, 'coating_breakdown'), ['Time [year]', 'Coating breakdown factor'])
  })

  test('what the anodes and the coatings are remarked on is told', () => {
    const of = (over: Request) =>
      run(over, ['anode_gross_mass']).warnings.map(({ code, message }) => `${code}: ${message}`)
    const capacity = of({ anode_capacity: 1234 }).filter((line) => line.startsWith('overridden'))
    holds(capacity.some((line) => line.includes('entered as 1,234 Ah/kg')))
    const slender = { anode_type: 'long slender stand-off', anode_radius: 110, anode_insert_radius: 30 }
    holds(of({ ...slender, anode_net_mass: 900 }).some((line) => line.startsWith('anode_mass_and_geometry')))
    if (gone) holds(of(gone).some((line) => line.startsWith('coating_gone')))
  })
}
