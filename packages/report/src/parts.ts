/** The numbered parts of a report: chapters by number, appendices by letter, each left out where a record has nothing for it. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { basis } from './basis.ts'
import { calculation } from './calculation.ts'
import { charts } from './charts.ts'
import { evidence } from './evidence.ts'
import { type Figure, figure, figureSections } from './figures-and-charts.ts'
import { foreign } from './foreign.ts'
import { method } from './method.ts'
import { nomenclature } from './nomenclature.ts'
import { provenance } from './provenance.ts'
import type { Substituted } from './reading.ts'
import { record as recordSection } from './record-text.ts'
import { hasRoomFor } from './room.ts'
import type { Section } from './section.ts'
import { summary } from './summary.ts'
import { tables, values } from './tables.ts'
import { withheldPictures } from './withheld.ts'

export interface Part extends Section {
  readonly number: string
  /** Printed only where the whole is asked for. */
  readonly onlyFull: boolean
}

const ONLY_FULL: readonly string[] = ['values', 'record']
const LETTERS = 'ABCDEFGHIJ'

export interface Printed {
  /** In the units of the reader. */
  readonly record: RunRecord
  /** As it was recorded. */
  readonly carried: RunRecord
  readonly substituted?: Substituted | undefined
}

/** The parts of a report with the figures of what was calculated, of which the first stands in the summary if it has room. */
export async function partsOf(
  { record, carried, substituted }: Printed,
  figures: readonly Figure[] = [],
): Promise<readonly Part[]> {
  const first = figures.slice(0, 1).find(({ size }) => hasRoomFor(record, size))
  const others = figures.filter((figure) => figure !== first)
  const [drawn, further] = figureSections([
    ...others.map((drawn) => figure(drawn)),
    ...(await charts(record)),
    ...withheldPictures(record),
  ])
  const chapters = [
    summary(record, first),
    basis(record, 'report'),
    drawn,
    calculation(record, substituted),
    foreign(record),
  ].filter((section) => section !== undefined)
  const appendices = [
    method(record),
    further,
    tables(record),
    nomenclature(record),
    evidence(record),
    provenance(record),
    values(record),
    recordSection(carried),
  ].filter((section) => section !== undefined)
  return [
    ...chapters.map((section, i) => partAs(section, String(i + 1))),
    ...appendices.map((section, i) => partAs(section, LETTERS[i] ?? '')),
  ]
}

const partAs = (section: Section, number: string): Part => ({
  ...section,
  number,
  onlyFull: ONLY_FULL.includes(section.id),
})
