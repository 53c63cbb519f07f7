/** The program of the thread that writes workbooks. */
import { answerTasks } from '../engines/thread-program.ts'
import { type SourceTable, workbookOf } from './workbook-table.ts'

answerTasks((tables: readonly SourceTable[]) => workbookOf(tables))
