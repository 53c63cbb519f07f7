/** The conventions of Aqwa and the point and unit of length that a listing states, as facts of a table. */
import type { Asked } from '../asked.ts'
import { FACT, MOTION, WAVES_ALONG_X } from '../rao/facts.ts'
import type { Printing } from './printing.ts'
import type { Listing, Structure } from './sections.ts'

export function factsOf(
  structure: Structure,
  printing: Printing,
  listing: Listing,
  asking: Asked,
  table: string,
): Record<string, string> {
  const length = listing.lengthUnit?.unit ?? askLength(asking, table, printing)
  const from = listing.lengthUnit
  return {
    Structure: String(structure.number),
    [FACT.quantity]: MOTION,
    [FACT.translation]: `${length}/${length}`,
    [FACT.rotation]: `deg/${length}`,
    [FACT.lengthUnit]: length,
    ...(from === undefined ? {} : { [FACT.lengthUnitFrom]: `${from.from}, line ${from.line}` }),
    [FACT.phaseSense]: 'lags',
    [FACT.phaseReference]: 'crest',
    [FACT.phasePoint]: 'centre of gravity of the structure',
    [FACT.origin]: originText(printing.origin, structure.centre),
    [FACT.waveDirection]: WAVES_ALONG_X,
    [FACT.conventionsFrom]: 'Aqwa reference manual',
  }
}

function originText(origin: string | undefined, centre: string | undefined): string {
  const point = origin === undefined || origin === 'STRUCTURE COG' ? 'centre of gravity of the structure' : origin
  return centre === undefined ? point : `${point} (${centre})`
}

function askLength(asking: Asked, table: string, printing: Printing): string {
  const amplitude = printing.rows.numbers[3]?.numbers[4] ?? 0
  return asking.askOrLikeliest({
    code: 'unit',
    table,
    column: 'amplitude',
    text: 'The listing does not state its unit of length. Are rotations in degrees per metre or degrees per foot?',
    choices: ['m', 'ft'].map((answer) => ({
      answer,
      means: `${amplitude} is ${amplitude} deg/${answer} of wave amplitude`,
    })),
  })
}
