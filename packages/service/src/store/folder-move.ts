/** A data folder as one of the two stores of a move. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openProjectStore } from '../projects/sqlite-store.ts'
import { openStudyStore } from '../studies/sqlite-store.ts'
import { goesOn, type MovePlace, MoveRefused } from './move.ts'
import { folderStore } from './objects.ts'
import { takeFolder } from './owner.ts'
import { openLedger } from './sqlite-ledger.ts'

/** `code`: that of this process. Throws FolderRefused where another has the folder, MoveRefused where it must have a record and has none. */
export function openFolder(folder: string, code: string, mustHave: boolean): MovePlace {
  if (mustHave && !existsSync(join(folder, 'ledger.sqlite')))
    throw new MoveRefused(`${folder} is not a data folder; it has no ledger.sqlite`)
  const owner = takeFolder(folder, 'move')
  try {
    const files = folderStore(join(folder, 'objects'))
    const ledger = openLedger(folder, files)
    const studies = openStudyStore(join(folder, 'studies'))
    const projects = openProjectStore(folder)
    return {
      name: folder,
      ledger,
      studies,
      projects,
      objects: folderStore(join(folder, 'studies', 'objects')),
      files,
      keepStudy: async (study) => {
        await studies.keep(study)
        const isOther = goesOn(study) && study.head.done > 0 && study.head.code !== code
        return isOther
          ? `it was started by ${study.head.code}; a service of the folder has ${code} and would end it as failed`
          : undefined
      },
      close: async () => {
        await studies.close()
        await projects.close()
        await ledger.close()
        owner.release()
      },
    }
  } catch (error) {
    owner.release()
    throw error
  }
}
