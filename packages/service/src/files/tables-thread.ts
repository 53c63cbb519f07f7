/** The program of the thread that writes workbooks and Parquet files. */
import { answerTasks } from '../engines/thread-program.ts'
import { fileOfTables } from './workbook-table.ts'

answerTasks(fileOfTables)
