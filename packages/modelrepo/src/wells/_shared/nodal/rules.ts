/** Rules between the inputs of the inflow, held before anything is solved. */
import { given, type Problem, shown, shownIn } from '@keelson/workflow'
import type { InflowInputs } from './inputs.ts'
import { resistanceOf } from './reservoir-index.ts'

/** What must hold between the inputs of the inflow. */
export function inflowProblems(p: InflowInputs): Problem[] {
  return [...pressureRules(p), ...testRules(p), ...reservoirRules(p)]
}

function pressureRules(p: InflowInputs): Problem[] {
  const p_r = shownIn(p.reservoir_pressure, 'psia')
  const problems: Problem[] = []
  if (p.flowing_bottomhole_pressure !== undefined && p.flowing_bottomhole_pressure > p.reservoir_pressure) {
    problems.push({
      pointer: '/flowing_bottomhole_pressure',
      message: `must not exceed {reservoir_pressure}, ${p_r} (entered: ${shownIn(p.flowing_bottomhole_pressure, 'psia')})`,
    })
  }
  if (p.future_reservoir_pressure !== undefined && p.future_method === undefined) {
    problems.push({
      pointer: '/future_method',
      message: 'is required when {future_reservoir_pressure} is entered: Eickmeier or Fetkovich',
    })
  }
  return problems
}

function testRules(p: InflowInputs): Problem[] {
  const problems: Problem[] = []
  const { test_rate, test_flowing_pressure, test_rates = [], test_flowing_pressures = [] } = p
  if (test_rate !== undefined && test_flowing_pressure === undefined) {
    problems.push({ pointer: '/test_flowing_pressure', message: 'is required when {test_rate} is entered' })
  }
  if (test_flowing_pressure !== undefined && test_rate === undefined) {
    problems.push({ pointer: '/test_rate', message: 'is required when {test_flowing_pressure} is entered' })
  }
  const flowing: (readonly [string, number])[] = test_flowing_pressures.map((v, i) => [
    `/test_flowing_pressures/${i}`,
    v,
  ])
  if (test_flowing_pressure !== undefined) flowing.push(['/test_flowing_pressure', test_flowing_pressure])
  for (const [pointer, value] of flowing) {
    if (value < p.reservoir_pressure) continue
    const below = `must be below {reservoir_pressure}, ${shownIn(p.reservoir_pressure, 'psia')}`
    problems.push({ pointer, message: `${below} (entered: ${shownIn(value, 'psia')})` })
  }
  if (test_rates.length !== test_flowing_pressures.length) {
    const message = `must have one pressure per test rate, ${test_rates.length} in total (entered: ${test_flowing_pressures.length})`
    problems.push({ pointer: '/test_flowing_pressures', message })
  }
  return problems
}

function reservoirRules(p: InflowInputs): Problem[] {
  const problems: Problem[] = []
  const { drainage_radius: r_e, wellbore_radius: r_w } = p
  if (r_e !== undefined && r_w !== undefined && r_e <= r_w) {
    const message = `must exceed {wellbore_radius}, ${shownIn(r_w, 'ft')} (entered: ${shownIn(r_e, 'ft')})`
    problems.push({ pointer: '/drainage_radius', message })
  }
  if (p.porosity === 0) problems.push({ pointer: '/porosity', message: 'must be greater than 0 (entered: 0)' })
  if (problems.length > 0) return problems
  const undamaged = resistanceOf(p, 0)
  if (undamaged === undefined) return []
  const { skin } = given(p, 'skin')
  if (undamaged <= 0) {
    const pointer = p.producing_time === undefined ? '/drainage_radius' : '/producing_time'
    problems.push({
      pointer,
      message: 'must be greater; otherwise the flow resistance is not positive, even without skin',
    })
  } else if ((resistanceOf(p, skin) ?? 1) <= 0) {
    const least = -undamaged / skinFactor(p)
    const message = `must exceed ${shown(least, 6)}, the value at which the drawdown becomes zero (entered: ${shown(skin)})`
    problems.push({ pointer: '/skin', message })
  }
  return problems
}
/** Resistance of a unit of skin. */
const skinFactor = (p: InflowInputs) => (resistanceOf(p, 1) ?? 1) - (resistanceOf(p, 0) ?? 0)
