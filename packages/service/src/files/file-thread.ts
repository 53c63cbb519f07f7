/** The program of the thread that reads files. */
import { answerTasks } from '../engines/thread-program.ts'
import { fileDone } from './tasks.ts'

answerTasks(fileDone)
