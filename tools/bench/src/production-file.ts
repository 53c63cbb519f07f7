/**
 * A made-up OGOR-A file of all years, 1996 to 2024, in the layout of the official ones: no header, 19 quoted columns, CRLF,
 * volumes padded with zeros, month after month in the order of leases. Its proportions are those of the official year 2009:
 * some 14,600 completions a month of which half report nothing, 1.1 of them to a well, 7 wells to a lease, a few records
 * that are filed twice.
 */
import { closeSync, openSync, writeSync } from 'node:fs'

const FIRST_YEAR = 1996
const MONTHS = 348
/** Months that a completion files for: from these on, by up to as many more. */
const SHORTEST_LIFE = 58
const MORE_LIFE = 116
/** Completions for each record of a month, so that the records are about as many as asked for. */
const COMPLETIONS_PER_RECORD = 4.12
const TO_A_LEASE = 8
const TO_A_WELL = 1.13
const REPEATED = 5
const PRODUCTS = ['O', 'O', 'O', 'O', 'G', 'G', 'G', 'G', 'U', 'U', 'S']
const NOTHING = '000000000'

interface Completion {
  readonly head: string
  readonly product: string
  readonly well: string
  readonly place: string
  readonly tail: string
  /** First month and number of months. */
  readonly from: number
  readonly life: number
  readonly oil: number
  readonly gas: number
}

/** Writes about so many records; gives how many they are, those that are repeated included. */
export function writeOgorA(path: string, records: number): number {
  const random = drawn(12_345)
  const count = Math.round((records / MONTHS) * COMPLETIONS_PER_RECORD)
  const completions = Array.from({ length: count }, (_, i) => completion(i, random))
  const between = Math.floor(records / REPEATED)
  const file = openSync(path, 'w')
  let written = 0
  for (let m = 0; m < MONTHS; m++) {
    const lines: string[] = []
    for (const c of completions) {
      if (m < c.from || m >= c.from + c.life) continue
      lines.push(line(c, m, random))
      written += 1
      if (written % between === 0) lines.push(lines.at(-1) as string)
    }
    writeSync(file, lines.join(''))
  }
  closeSync(file)
  return written + Math.floor(written / between)
}

/** Numbers from 0 to 1, the same each time. */
function drawn(seed: number): () => number {
  let last = seed
  return () => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7fffffff
    return last / 0x7fffffff
  }
}

const padded = (n: number, digits: number) => String(n).padStart(digits, '0')

function completion(i: number, random: () => number): Completion {
  const lease = Math.floor(i / TO_A_LEASE)
  const well = Math.floor(i / TO_A_WELL)
  const field = Math.floor(lease / 2.5)
  const operator = Math.floor(130 * random())
  const number = `${i % 3 === 0 ? '177' : '608'}${padded(10_000_000 + well, 8).slice(1)}${padded(i % 4, 2)}`
  const began = i % 3 === 0 ? '' : `${1970 + (i % 50)}${padded((i % 12) + 1, 2)}28`
  return {
    head: `"${lease % 3 === 0 ? ' ' : 'G'}${padded(lease, 5)}","${i % 2 === 0 ? ' A' : '  '}${padded(i % 1000, 3)}","`,
    product: PRODUCTS[i % PRODUCTS.length] as string,
    well: number,
    place: `"GC  ${padded(field % 999, 3)}","${padded(operator, 5)}","OFFSHORE OPERATOR ${operator} COMPANY LLC","GC${padded(field, 4)}"`,
    tail: `"S${padded((i % 40) + 1, 2)}","${began}","",""\r\n`,
    from: Math.floor((MONTHS + MORE_LIFE) * random()) - MORE_LIFE,
    life: SHORTEST_LIFE + Math.floor(MORE_LIFE * random()),
    oil: 9000 * random(),
    gas: 40_000 * random(),
  }
}

function line(c: Completion, m: number, random: () => number): string {
  const month = `${FIRST_YEAR + Math.floor(m / 12)}${padded((m % 12) + 1, 2)}`
  const left = 1 - (m - c.from) / c.life
  const volume = (most: number) => padded(Math.round(most * left * (0.8 + 0.4 * random())), 9)
  const isOn = (c.product === 'O' || c.product === 'G') && random() < 0.5
  const oil = isOn ? volume(c.product === 'O' ? c.oil : c.oil / 20) : NOTHING
  const gas = isOn ? volume(c.gas) : NOTHING
  const water = isOn ? volume(2 * c.oil) : NOTHING
  const injection = c.product === 'S' && random() < 0.3 ? volume(c.gas) : NOTHING
  const status = isOn ? '08' : c.product === 'U' ? '14' : '12'
  return `${c.head}${month}","${isOn ? '28' : '00'}","${c.product}","${oil}","${gas}","${water}","${c.well}","${status}",${c.place},"${injection}",${c.tail}`
}
