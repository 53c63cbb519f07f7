/** The whole ground: every layer in its extent, the one with the least factor of safety step by step, and the sums. */
import { silent, type Trace } from '@keelson/equations'
import * as after from '@keelson/physics/soil/liquefaction-consequences.ts'
import { type Layer, layerOf } from './calculate-layer.ts'
import type { Ground } from './calculate-water.ts'

/** A layer from the middle between its sample and the one above to that below. */
export interface Placed extends Layer {
  readonly top: number
  readonly base: number
  readonly thickness: number
  /** One less the factor of safety, where that is positive. */
  readonly F: number
  readonly W: number
}
interface Sums {
  readonly LPI: number
  readonly settlement: number
  readonly LSN: number
}
export interface Profile {
  readonly layers: readonly Placed[]
  /** The layer with the least factor of safety, where one has any. */
  readonly worst: Placed | undefined
  /** None where no resistance was given. */
  readonly sums: Sums | undefined
}

export function profileOf(p: Ground, trace: Trace): Profile {
  const layers = p.depth.map((_, i) => placed(p.depth, layerOf(p, i, silent)))
  const worst = layers.reduce<Placed | undefined>(lesser, undefined)
  trace.section(worst ? 'Layer with minimum factor of safety' : 'First layer')
  layerOf(p, worst?.i ?? 0, trace)
  return { layers, worst, sums: layers[0]?.resistance ? sumsOf(layers, trace) : undefined }
}

const lesser = (least: Placed | undefined, layer: Placed): Placed | undefined => {
  const FS = layer.resistance?.FS
  if (FS === undefined) return least
  return least?.resistance?.FS === undefined || FS < least.resistance.FS ? layer : least
}

function placed(depths: readonly number[], layer: Layer): Placed {
  const { i, z } = layer
  const [above, below] = [depths[i - 1], depths[i + 1]]
  const top = above === undefined ? 0 : (above + z) / 2
  const base = below === undefined ? z + (z - (above ?? 0)) / (above === undefined ? 1 : 2) : (z + below) / 2
  const FS = layer.resistance?.FS
  return {
    ...layer,
    top,
    base,
    thickness: base - top,
    F: FS === undefined ? 0 : Math.max(0, 1 - FS),
    W: after.depthWeight.evaluate({ z_t: top, z_b: base }),
  }
}

function sumsOf(layers: readonly Placed[], trace: Trace): Sums {
  trace.section('All layers')
  const h = layers.map(({ thickness }) => thickness)
  const epsilon_v = layers.map(({ resistance }) => resistance?.epsilon_v ?? 0)
  return {
    LPI: trace.apply(after.potentialIndex, { F: layers.map(({ F }) => F), W: layers.map(({ W }) => W) }),
    settlement: trace.apply(after.settlement, { epsilon_v, h }),
    LSN: trace.apply(after.severityNumber, { epsilon_v, h, z: layers.map(({ z }) => z) }, { rename: { z: 'd' } }),
  }
}
