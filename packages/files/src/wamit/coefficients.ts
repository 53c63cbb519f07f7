/** Added mass and damping, `.1`: PER, two modes, added mass, damping; at the two limits of PER the damping is not printed. */
import { Asked } from '../asked.ts'
import { type LeftTally, leave, leftOf, leftTally } from '../left.ts'
import { FACT } from '../rao/facts.ts'
import { countRow, type Groups, groups } from '../rao/groups.ts'
import { cellNumber } from '../rao/number.ts'
import { nothingSeen, refuseTwice, type Seen } from '../rao/seen.ts'
import { FileError } from '../refused.ts'
import { addLine, addNumber, growingLines, growingNumbers, linesOfRows, numbersOf } from '../spaced/growing.ts'
import type { Answers, FileColumn, FileRead } from '../table.ts'
import type { PlainText } from '../text/plain-text.ts'
import { askBodies, type BodyMode, bodiesOf } from './bodies.ts'
import { refuseCut } from './cut.ts'
import { type Head, modeOf, type Row, rowsOf } from './rows.ts'
import { scales } from './scales.ts'
import { type WaveColumn, waveColumn, waveOf } from './waves.ts'

interface Coefficients {
  readonly wave: ReturnType<typeof growingNumbers>
  readonly addedMass: ReturnType<typeof growingNumbers>
  readonly damping: ReturnType<typeof growingNumbers>
  readonly modesI: string[]
  readonly modesJ: string[]
  readonly lines: ReturnType<typeof growingLines>
  readonly groups: Groups
  readonly seen: Seen
  highest: number
}

const NAME = 'Added mass and damping'
const MANUAL = 'WAMIT user manual: dimensionless'

export function readCoefficients(file: PlainText, head: Head, answers: Answers): FileRead {
  const asking = new Asked(answers)
  const left = leftTally()
  const column = waveColumn(asking, head.first.tokens[0] ?? '')
  const found = coefficientsOf(file, head, asking, left)
  refuseCut(found.groups, 'PER', left)
  askBodies(asking, found.highest)
  const facts = factsOf(head, column, asking)
  const table = {
    name: NAME,
    columns: columnsOf(found, column),
    rows: found.lines.length,
    lines: linesOfRows(found.lines),
    facts,
  }
  return { format: 'wamit', tables: [table], questions: asking.open, left: leftOf(left) }
}

function coefficientsOf(file: PlainText, head: Head, asking: Asked, left: LeftTally): Coefficients {
  const found: Coefficients = {
    wave: growingNumbers(),
    addedMass: growingNumbers(),
    damping: growingNumbers(),
    modesI: [],
    modesJ: [],
    lines: growingLines(),
    groups: groups(),
    seen: nothingSeen(),
    highest: 0,
  }
  const { named } = bodiesOf(asking)
  for (const row of rowsOf(file, head)) addCoefficient(found, row, named, left)
  return found
}

function addCoefficient(to: Coefficients, row: Row, named: (mode: number) => BodyMode, left: LeftTally): void {
  const { tokens, line } = row
  const [per = '', first = '', second = '', mass = '', damping] = tokens
  const wave = waveOf(per, line, left)
  const isLimit = wave === 0 || wave === Number.POSITIVE_INFINITY
  if (damping === undefined && !isLimit) throw noDamping(line)
  const [i, j] = [modeOf(first, line, 'I'), modeOf(second, line, 'J')]
  to.highest = Math.max(to.highest, i, j)
  refuseTwice(to.seen, wave, i, j, line, () => `PER ${per}, modes ${i} and ${j}`)
  countRow(to.groups, line, wave)
  addNumber(to.wave, wave)
  to.modesI.push(modeText(named(i)))
  to.modesJ.push(modeText(named(j)))
  addNumber(to.addedMass, cellNumber(mass, line, 'added mass', left))
  addNumber(to.damping, damping === undefined ? Number.NaN : cellNumber(damping, line, 'damping', left))
  if (damping === undefined)
    leave(left, 'limit', line, 'damping at the limits PER -1 and PER 0, which WAMIT does not print')
  addLine(to.lines, line)
}

function modeText({ body, mode }: BodyMode): string {
  return body === 1 ? mode : `${mode}, body ${body}`
}

function noDamping(line: number): FileError {
  return new FileError(
    'file_malformed',
    `line ${line} has no damping; only rows of PER -1 and PER 0 may end at the added mass`,
    {
      line,
      column: 'damping',
    },
  )
}

function columnsOf(of: Coefficients, column: WaveColumn): FileColumn[] {
  return [
    { ...column.head, values: { kind: 'numbers', numbers: numbersOf(of.wave) } },
    { name: 'mode i', heading: 'I', values: { kind: 'texts', texts: of.modesI } },
    { name: 'mode j', heading: 'J', values: { kind: 'texts', texts: of.modesJ } },
    {
      name: 'added mass',
      heading: 'A',
      unit: '-',
      unitFrom: MANUAL,
      values: { kind: 'numbers', numbers: numbersOf(of.addedMass) },
    },
    {
      name: 'damping',
      heading: 'B',
      unit: '-',
      unitFrom: MANUAL,
      values: { kind: 'numbers', numbers: numbersOf(of.damping) },
    },
  ]
}

function factsOf(head: Head, column: WaveColumn, asking: Asked): Record<string, string> {
  return {
    [FACT.quantity]: 'added mass and damping',
    Dimensionless:
      'added mass / (rho * ULEN^k), damping / (rho * ULEN^k * omega); k = 3 for two translations, 4 for one, 5 for none',
    ...(head.heading === undefined ? {} : { Heading: head.heading }),
    ...column.facts,
    ...scales(asking, ['ULEN', 'Water density']),
    [FACT.origin]: 'origin of the body coordinates (XBODY)',
    [FACT.conventionsFrom]: 'WAMIT user manual',
  }
}
