/** Reads OpenFAST's binary output (`.outb`), in which channels are packed as 16-bit integers or not: one table over time. */
import { shownWhole } from '@keelson/workflow'
import { Asked } from '../asked.ts'
import { type LeftTally, leave, leftByRows, leftTally } from '../left.ts'
import type { Answers, FileColumn, FileRead, Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import { type BinaryHead, binaryHeadOf, malformed } from './binary-head.ts'
import { type BinaryTexts, textsOf, unitIn } from './binary-texts.ts'
import { channelOf, endOfValues, refuseCut, scaleOf, timesOf } from './binary-values.ts'
import { type ChannelHead, channelHeads, isKept } from './channels.ts'

const [OLDER, DAMAGED] = ['older', 'damaged']
const UNITS = 'list of units'
const STORED = {
  1: 'packed, with packed times',
  2: 'packed, time by start and increment',
  3: 'not packed, time by start and increment',
  4: 'packed, time by start and increment',
} as const

/** Throws FileError, with what is missing where the file is cut. */
export function readBinary(bytes: Uint8Array, answers: Answers): FileRead {
  const head = binaryHeadOf(bytes)
  refuseCut(bytes, head)
  const texts = textsOf(bytes, head)
  const asked = new Asked(answers)
  const tally = leftTally()
  leaveBeyond(bytes, head, asked, tally)
  const [time, ...channels] = channelHeads(texts.names, texts.units, UNITS, unitIn)
  const columns = channels.flatMap((channel, at) => columnOf(bytes, head, channel, at, tally) ?? [])
  return {
    format: 'openfast',
    tables: [
      {
        name: 'openfast',
        columns: [{ ...(time as ChannelHead), values: { kind: 'numbers', numbers: timesOf(bytes, head) } }, ...columns],
        rows: head.steps,
        lines: Uint32Array.from({ length: head.steps }, (_, step) => step + 1),
        facts: factsOf(head, texts),
      },
    ],
    questions: asked.open,
    left: leftByRows(tally),
  }
}

/** OpenFAST writes over an older file and does not shorten it; but bytes that were put in also make a file longer. */
function leaveBeyond(bytes: Uint8Array, head: BinaryHead, asked: Asked, tally: LeftTally): void {
  const count = bytes.length - endOfValues(head)
  if (count === 0) return
  const answer = asked.ask(beyondQuestion(head, count))
  if (answer === DAMAGED) throw malformed(`the file has ${shownWhole(count)} bytes after its last time step`)
  leave(tally, 'beyond', 0, 'bytes after the last time step', count)
}

const beyondQuestion = ({ steps }: BinaryHead, count: number): Question => ({
  code: 'bytes_beyond',
  text: `The file has ${shownWhole(count)} bytes after its ${shownWhole(steps)} time steps. Are they the rest of an older file of the same name?`,
  choices: [
    { answer: OLDER, means: `the ${shownWhole(steps)} time steps are read, and the bytes after them are omitted` },
    { answer: DAMAGED, means: 'the file is damaged and is not read' },
  ],
})

/** Undefined of a channel without values, which is left out. */
function columnOf(
  bytes: Uint8Array,
  head: BinaryHead,
  channel: ChannelHead,
  at: number,
  tally: LeftTally,
): FileColumn | undefined {
  if (!isKept(channel, tally, 0)) return undefined
  const { name } = channel
  const scale = scaleOf(bytes, head, at)
  if (scale === undefined) {
    leave(tally, 'scale', 0, `channels whose scale or offset is not usable, such as ${shown(name)}`)
    return undefined
  }
  const numbers = channelOf(bytes, head, at, scale)
  for (let row = 0; row < numbers.length; row++) {
    if (Number.isFinite(numbers[row])) continue
    leave(tally, `no number ${name}`, row + 1, `values of ${shown(name)} that are not finite numbers`)
    numbers[row] = Number.NaN
  }
  return { ...channel, values: { kind: 'numbers', numbers } }
}

function factsOf({ id, time }: BinaryHead, { description }: BinaryTexts): Record<string, string> {
  const [slope] = time
  return {
    ...(description !== '' && { Description: description }),
    'File ID': `${id} (${STORED[id]})`,
    ...(id === 1 && { 'Time resolution': `${Number(Math.abs(1 / slope).toPrecision(4))} s` }),
  }
}
