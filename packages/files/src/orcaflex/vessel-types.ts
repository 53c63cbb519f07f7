/** From the kept part of an OrcaFlex file: a table of displacement RAOs for each draught of each vessel type. */
import type { YAMLMap } from 'yaml'
import type { Asked } from '../asked.ts'
import { type LeftTally, leave } from '../left.ts'
import { AMPLITUDE, type Head, raoTable } from '../rao/table.ts'
import { FileError } from '../refused.ts'
import type { FileTable } from '../table.ts'
import { conventionFacts } from './convention-facts.ts'
import { ANGLES, CONVENTION_KEYS, PHASE_UNITS_KEY, type Stated, settled, WAVES, WAVES_KEY } from './conventions.ts'
import { blocksOf, motionRows } from './directions.ts'
import { askLength, lengthUnit } from './length-unit.ts'
import type { Skeleton } from './skeleton.ts'
import { entryOf, itemsOf, mapOf, optionalText, textOf, type YamlTree, yamlTree } from './yaml-tree.ts'

interface Draught {
  readonly vessel: string
  readonly draught: string
  readonly stated: ReadonlyMap<string, Stated>
  readonly raos: YAMLMap
}

export function tablesOf(skeleton: Skeleton, asking: Asked, left: LeftTally): FileTable[] {
  if (skeleton.yaml === '') throw noVesselTypes()
  const tree = yamlTree(skeleton.yaml, skeleton.lines)
  const length = lengthUnit(tree)
  return draughtsOf(tree, left).map((draught) => tableOf(draught, tree, skeleton, length, asking, left))
}

export function noVesselTypes(): FileError {
  return new FileError(
    'not_this_format',
    'this file has no displacement RAOs of OrcaFlex. VesselTypes with Draughts have them',
  )
}

function draughtsOf(tree: YamlTree, left: LeftTally): Draught[] {
  const { root, lineOf } = tree
  const types = entryOf(root, lineOf, (key) => key === 'VesselTypes')
  if (types === undefined) throw noVesselTypes()
  return itemsOf(types, lineOf, 'VesselTypes').flatMap((item) => {
    const type = mapOf(item, lineOf, 'VesselTypes')
    const vessel = optionalText(type, tree.lineOf, 'Name') ?? 'vessel type without a name'
    const draughts = entryOf(type, lineOf, (key) => key === 'Draughts')
    if (draughts === undefined) leave(left, 'no draughts', lineOf(type), 'vessel types without draughts')
    const items = draughts === undefined ? [] : itemsOf(draughts, lineOf, 'Draughts')
    return items.flatMap((one) => draughtOf(mapOf(one, lineOf, 'Draughts'), vessel, statedOf(type, tree), tree, left))
  })
}

function draughtOf(
  map: YAMLMap,
  vessel: string,
  stated: Map<string, Stated>,
  tree: YamlTree,
  left: LeftTally,
): Draught[] {
  const draught = optionalText(map, tree.lineOf, 'Name') ?? 'draught without a name'
  const raos = entryOf(map, tree.lineOf, (key) => key === 'DisplacementRAOs')
  if (raos !== undefined) return [{ vessel, draught, stated, raos: mapOf(raos, tree.lineOf, 'DisplacementRAOs') }]
  leave(left, 'no RAOs', tree.lineOf(map), 'draughts without displacement RAOs')
  return []
}

function statedOf(type: YAMLMap, tree: YamlTree): Map<string, Stated> {
  const found = new Map<string, Stated>()
  for (const key of CONVENTION_KEYS) {
    const node = entryOf(type, tree.lineOf, (one) => one === key)
    if (node !== undefined) found.set(key, { value: textOf(node, tree.lineOf, key), line: tree.lineOf(node) })
  }
  return found
}

function tableOf(
  draught: Draught,
  tree: YamlTree,
  skeleton: Skeleton,
  length: string | undefined,
  asking: Asked,
  left: LeftTally,
): FileTable {
  const name = `${draught.vessel}, ${draught.draught}`
  const blocks = blocksOf(draught.raos, tree, skeleton, left)
  const found = settled(draught.stated, name, asking)
  const points = {
    origin: pointOf(draught.raos, tree, 'RAOOrigin'),
    phaseOrigin: pointOf(draught.raos, tree, 'PhaseOrigin'),
  }
  const conventions = conventionFacts(found, length ?? askLength(asking, name, blocks), points)
  const facts = { 'Vessel type': draught.vessel, Draught: draught.draught, ...conventions }
  return raoTable(name, motionRows(blocks), headsOf(found, draught.stated), facts)
}

/** '0, 0, -9.8'; '~' where OrcaFlex takes the origin of the RAOs. */
function pointOf(raos: YAMLMap, tree: YamlTree, key: string): string | undefined {
  const node = entryOf(raos, tree.lineOf, (one) => one === key)
  if (node === undefined) return undefined
  return itemsOf(node, tree.lineOf, key)
    .map((item) => textOf(item, tree.lineOf, key))
    .join(', ')
}

function headsOf(found: ReadonlyMap<string, string>, stated: ReadonlyMap<string, Stated>): Head[] {
  const waves = WAVES.find(({ says }) => says === found.get(WAVES_KEY)) ?? WAVES[0]
  const angle = found.get(PHASE_UNITS_KEY) === 'radians' ? ANGLES.radians : ANGLES.degrees
  const from = (key: string) => {
    const said = stated.get(key)
    return said === undefined ? {} : { unitFrom: `${key}, line ${said.line}` }
  }
  return [
    { name: waves.name, heading: 'RAOPeriodOrFrequency', unit: waves.unit, ...from(WAVES_KEY) },
    { name: 'direction', heading: 'RAODirection', unit: 'deg', unitFrom: 'OrcaFlex manual' },
    AMPLITUDE,
    { name: 'phase', heading: 'phase', unit: angle, ...from(PHASE_UNITS_KEY) },
  ]
}
