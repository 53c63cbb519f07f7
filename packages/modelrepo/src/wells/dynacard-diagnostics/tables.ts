/** The tables of a card. */
import type { TablesOf } from '@keelson/workflow'
import type { CardRun } from './calculate-card.ts'
import type { contract } from './contract.ts'

export const tablesOf = (run: CardRun): TablesOf<typeof contract> => ({
  cards: cardRows(run),
  rod_sections: run.sections().map(({ top, diameter, largest, least, sigma_max, sigma_min, R_s, allowed }) => ({
    top,
    diameter,
    largest_load: largest,
    least_load: least,
    largest_stress: sigma_max,
    least_stress: sigma_min,
    stress_range: R_s,
    allowable_range: allowed?.R_a ?? null,
    loading: allowed?.loading ?? null,
  })),
})

function cardRows({ surface: { card, pumping }, solved: { pump }, torque }: CardRun) {
  const N = card.position.length
  const bottom = card.position.indexOf(Math.min(...card.position))
  return card.position.map((s, j) => ({
    time: j / (N * pumping.strokes),
    surface_position: s,
    surface_load: card.load[j] as number,
    pump_position: pump.position[j] as number,
    pump_load: pump.load[j] as number,
    crank_angle: (2 * Math.PI * ((j - bottom + N) % N)) / N,
    net_torque: torque?.samples[j]?.torque ?? null,
  }))
}
