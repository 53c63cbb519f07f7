/** The mistakes of wiring by workflow, with the reason for each that neither a case nor a test notices. */
import type { TriedInWiring } from '@keelson/report/documents/mistakes.ts'
import { reasonIn } from '../reasons.ts'
import { WIRING } from '../reasons-wiring.ts'
import { readWiring, triedUnits } from './files.ts'

export function wiringTried(): TriedInWiring {
  const entries = triedUnits().flatMap((name) => {
    const entry = readWiring(name)
    return entry === undefined ? [] : [{ name, entry }]
  })
  return {
    folders: entries.map(({ name, entry: { tried, noticed, survivors } }) => ({
      ...{ folder: name, tried, noticed },
      unnoticed: survivors.map((survivor) => ({
        clause: '',
        name: `${name} ${survivor}`,
        reason: reasonIn(WIRING, name, survivor) ?? 'none yet',
      })),
    })),
    locked: entries.reduce((sum, { entry }) => sum + entry.locked, 0),
  }
}
