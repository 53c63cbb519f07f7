/** Exciting forces, `.2` and `.3`, and motions, `.4`: PER, heading, mode, modulus, phase, real and imaginary part. */
import { Asked } from '../asked.ts'
import { type LeftTally, leftOf, leftTally } from '../left.ts'
import { withDirections } from '../rao/by-direction.ts'
import { FACT, MOTION, ROTATION_BY_ULEN, WAVES_ALONG_X } from '../rao/facts.ts'
import { countRow, groups } from '../rao/groups.ts'
import { cellNumber } from '../rao/number.ts'
import { nothingSeen, refuseTwice } from '../rao/seen.ts'
import { AMPLITUDE, addRaoRow, type Head as ColumnHead, type RaoRows, raoRows, raoTable } from '../rao/table.ts'
import { splitAtBlanks } from '../spaced/tokens.ts'
import type { Answers, FileRead } from '../table.ts'
import type { PlainText } from '../text/plain-text.ts'
import { askBodies, bodiesOf } from './bodies.ts'
import { refuseCut } from './cut.ts'
import { type Head, modeOf, type Row, rowsOf } from './rows.ts'
import { scales } from './scales.ts'
import { type WaveColumn, waveColumn, waveOf } from './waves.ts'

type Quantity = typeof MOTION | 'exciting force'

const MANUAL = 'WAMIT user manual'
const HEADS: readonly ColumnHead[] = [
  { name: 'direction', heading: 'BETA', unit: 'deg', unitFrom: MANUAL },
  { ...AMPLITUDE, heading: 'Mod' },
  { name: 'phase', heading: 'Pha', unit: 'deg', unitFrom: MANUAL },
  { name: 'real', heading: 'Re' },
  { name: 'imaginary', heading: 'Im' },
]

export function readResponses(file: PlainText, head: Head, answers: Answers, fileName: string): FileRead {
  const asking = new Asked(answers)
  const left = leftTally()
  const quantity = quantityByName(fileName) ?? quantityByName(fileInHeading(head)) ?? askQuantity(asking, head.first)
  const column = waveColumn(asking, head.first.tokens[0] ?? '')
  const bodies = responsesOf(file, head, asking, left)
  const facts = factsOf(quantity, head, column, asking)
  const tables = [...bodies]
    .sort(([one], [other]) => one - other)
    .map(([body, rows]) => raoTable(`Body ${body}`, rows, [column.head, ...HEADS], { Body: String(body), ...facts }))
  return { format: 'wamit', tables: withDirections(tables, left), questions: asking.open, left: leftOf(left) }
}

function quantityByName(name: string): Quantity | undefined {
  if (name.endsWith('.4')) return MOTION
  return name.endsWith('.3') || name.endsWith('.2') ? 'exciting force' : undefined
}

/** From 'WAMIT Numeric Output -- Filename  sphere.3   05-Dec-2016  12:18:57'. */
function fileInHeading({ heading = '' }: Head): string {
  const words = splitAtBlanks(heading)
  return words[words.indexOf('Filename') + 1] ?? ''
}

function askQuantity(asking: Asked, { tokens }: Row): Quantity {
  const [, , mode = '', modulus = ''] = tokens
  const shown = `${modulus} of mode ${mode}`
  return asking.askOrLikeliest({
    code: 'column',
    column: 'amplitude',
    text: 'Are these motions (.4) or exciting forces (.3)? Both files have the same columns.',
    choices: [
      { answer: MOTION, means: `${shown} is a motion divided by the wave amplitude` },
      { answer: 'exciting force', means: `${shown} is a force divided by rho, g and the wave amplitude` },
    ],
  }) as Quantity
}

function responsesOf(file: PlainText, head: Head, asking: Asked, left: LeftTally): Map<number, RaoRows> {
  const bodies = new Map<number, RaoRows>()
  const { named } = bodiesOf(asking)
  const counted = groups()
  const seen = nothingSeen()
  let highest = 0
  for (const { tokens, line } of rowsOf(file, head)) {
    const [per = '', beta = '', third = '', ...cells] = tokens
    const number = modeOf(third, line, 'I')
    const { body, mode } = named(number)
    const wave = waveOf(per, line, left)
    const direction = cellNumber(beta, line, 'BETA', left)
    const rest = cells.map((cell, at) => cellNumber(cell, line, HEADS[at + 1]?.heading ?? '', left))
    refuseTwice(seen, wave, direction, number, line, () => `PER ${per}, heading ${beta}, mode ${third}`)
    countRow(counted, line, wave, direction)
    addRaoRow(rowsOfBody(bodies, body), line, mode, [wave, direction, ...rest])
    highest = Math.max(highest, number)
  }
  refuseCut(counted, 'PER and heading', left)
  askBodies(asking, highest)
  return bodies
}

function rowsOfBody(bodies: Map<number, RaoRows>, body: number): RaoRows {
  const known = bodies.get(body)
  if (known !== undefined) return known
  const rows = raoRows(HEADS.length + 1)
  bodies.set(body, rows)
  return rows
}

function factsOf(quantity: Quantity, head: Head, column: WaveColumn, asking: Asked): Record<string, string> {
  const byQuantity = quantity === MOTION ? motionFacts(asking) : forceFacts(asking)
  return {
    [FACT.quantity]: quantity,
    ...byQuantity,
    ...(head.heading === undefined ? {} : { Heading: head.heading }),
    ...column.facts,
    [FACT.phaseSense]: 'leads',
    [FACT.phaseReference]: 'crest',
    [FACT.phasePoint]: 'X = Y = 0 of the global coordinates',
    [FACT.origin]: 'origin of the body coordinates (XBODY)',
    [FACT.waveDirection]: WAVES_ALONG_X,
    [FACT.conventionsFrom]: MANUAL,
  }
}

function motionFacts(asking: Asked): Record<string, string> {
  return {
    Dimensionless: 'translations / A, and rotations in rad * ULEN / A, where A is the wave amplitude',
    [FACT.translation]: 'm/m',
    [FACT.rotation]: ROTATION_BY_ULEN,
    ...scales(asking, ['ULEN']),
  }
}

function forceFacts(asking: Asked): Record<string, string> {
  return {
    Dimensionless:
      'forces / (rho * g * A * ULEN^2), and moments / (rho * g * A * ULEN^3), where A is the wave amplitude',
    [FACT.translation]: '-',
    [FACT.rotation]: '-',
    ...scales(asking, ['ULEN', 'Water density', 'Gravity']),
  }
}
