/** The unit of length of an OrcaFlex model: rotations are by it. */
import { isScalar } from 'yaml'
import type { Asked } from '../asked.ts'
import type { DirectionBlock } from './directions.ts'
import { entryOf, mapOf, optionalText, type YamlTree } from './yaml-tree.ts'

/** Of `UnitsSystem`. */
const SYSTEMS: ReadonlyMap<string, string> = new Map([
  ['SI', 'm'],
  ['US', 'ft'],
])

export function lengthUnit(tree: YamlTree): string | undefined {
  const general = entryOf(tree.root, tree.lineOf, (key) => key === 'General')
  if (general === undefined || (isScalar(general) && !general.value)) return undefined
  const map = mapOf(general, tree.lineOf, 'General')
  const system = optionalText(map, tree.lineOf, 'UnitsSystem')
  if (system === undefined || system === 'User') return optionalText(map, tree.lineOf, 'LengthUnits')
  return SYSTEMS.get(system)
}

export function askLength(asking: Asked, table: string, blocks: readonly DirectionBlock[]): string {
  const wave = blocks[0]?.block.columns[0]?.numbers[0] ?? 0
  const choices = ['m', 'ft'].map((answer) => ({
    answer,
    means: `the rotations of wave ${wave} are per ${answer} of wave amplitude`,
  }))
  const text = 'The file does not state UnitsSystem. What is the length unit of the model? Rotations are divided by it.'
  return asking.askOrLikeliest({ code: 'unit', table, column: 'amplitude', text, choices })
}
