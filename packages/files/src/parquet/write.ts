/** A table as a Parquet file, which its reader takes without a question: 'name [unit]', doubles and texts, nothing as null. */
import { parquetWriteBuffer } from 'hyparquet-writer'
import type { FileColumn } from '../table.ts'
import type { WrittenTable } from '../workbook/write.ts'
import { NULL_STATED } from './footer.ts'

const NO_UNIT = '-'
/** Stated with the file; it has no version, so that the same tables are the same bytes. */
const WRITER = 'Keelson'

export function writeParquet({ columns }: Pick<WrittenTable, 'columns'>): Uint8Array {
  const columnData = columns.map(({ name, unit = NO_UNIT, values }) =>
    values.kind === 'texts'
      ? { name, data: [...values.texts], type: 'STRING' as const }
      : { name: `${name} [${unit}]`, data: finite(values), type: 'DOUBLE' as const },
  )
  return new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata: [NULL_STATED], createdBy: WRITER }))
}

const finite = ({ numbers }: Extract<FileColumn['values'], { kind: 'numbers' }>) =>
  Array.from(numbers, (number) => (Number.isFinite(number) ? number : null))
