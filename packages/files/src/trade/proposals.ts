/** Tells by their headings which columns are of sea states, soundings, production, cards, cycles or responses. */
import { type Proposal, proposalsOf } from '../headings/proposals.ts'
import { wordsOf } from '../headings/words.ts'
import type { FileTable } from '../table.ts'
import type { TradeMeaning } from './meaning.ts'
import { DISCIPLINES } from './meanings.ts'
import type { TradeMeans } from './means.ts'

export type TradeProposal = Proposal<TradeMeans>

/** A name this short is in use for so much that it does not vouch for another. */
const SHORTEST_THAT_VOUCHES = 3

const OF_WAVES: ReadonlySet<TradeMeans> = new Set(['wave_period', 'wave_frequency'])

export function tradeProposals(table: FileTable): TradeProposal[] {
  const found = DISCIPLINES.flatMap((meanings) => [...inDiscipline(table, meanings)]).filter(
    ({ means }) => !(OF_WAVES.has(means) && hasModes(table)),
  )
  const isCorrected = found.some(({ means }) => means === 'corrected_cone_resistance')
  const hasDepth = found.some(({ means }) => means === 'soil_depth')
  return once(found).flatMap((one) => {
    if (one.means === 'cone_resistance') return measuredCone(one, isCorrected)
    return one.means === 'penetration_length' && hasDepth ? { ...one, doubt: ALONG_RODS } : one
  })
}

const ALONG_RODS = 'may exceed the depth, if the rods are inclined'

/** Of those by which a column means the same in two disciplines, the first. */
function once(found: readonly TradeProposal[]): TradeProposal[] {
  const keyOf = ({ column, means }: TradeProposal) => JSON.stringify([column, means])
  return [...new Map(found.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
}

function inDiscipline(table: FileTable, meanings: readonly TradeMeaning[]): TradeProposal[] {
  const sure = numbersIn(table, meanings)
  const all = numbersIn(
    table,
    meanings.map((one) => ({ ...one, exact: [...one.exact, ...one.beside] })),
  )
  const isSure = (one: TradeProposal) => sure.some(({ column }) => column === one.column)
  const vouching = all.filter((one) => isSure(one) || lengthOf(one) >= SHORTEST_THAT_VOUCHES)
  return all.filter((one) => isSure(one) || vouching.some(({ means }) => means !== one.means))
}

function numbersIn(table: FileTable, meanings: readonly TradeMeaning[]): TradeProposal[] {
  return proposalsOf(table, meanings)
    .filter(({ column }) => column.values.kind === 'numbers')
    .map(({ proposal }) => proposal)
}

/** A row for each mode: a wave is repeated in as many rows, and no list of waves. */
const hasModes = ({ columns }: FileTable) =>
  columns.some(({ name, values }) => name === 'mode' && values.kind === 'texts')

const lengthOf = ({ column }: TradeProposal) => wordsOf(column).join('').length

/** Left out beside a corrected one. */
function measuredCone(cone: TradeProposal, isCorrected: boolean): TradeProposal[] {
  return isCorrected ? [] : [{ ...cone, doubt: 'may be as measured, without correction for pore pressure' }]
}
