/** `keelson keep-pictures`: charts and figures of the recorded runs drawn and kept, before other code takes the folder. */
import type { PicturesKept } from '@keelson/service/pictures.ts'
import type { Command } from './command.ts'
import { withOperator } from './local-service.ts'
import { ticking } from './progress.ts'

export const keepPictures: Command = {
  about:
    'Draw and store the charts and figures of all recorded runs. Use before an upgrade, because new code may draw differently',
  run: (given) =>
    withOperator('keep-pictures', async (operator) => {
      const tick = ticking(process.stderr, 'drawing')
      const kept = await operator.keepPictures().finally(tick.clear)
      given.print(kept, inWords(kept))
      return 0
    }),
}

const inWords = ({ kept, held, withheld }: PicturesKept): string =>
  [
    `runs with pictures stored now: ${kept}\nruns with pictures already stored, or without pictures: ${held}`,
    ...(withheld === 0 ? [] : [`runs not drawn because recalculation differs from the record: ${withheld}`]),
  ].join('\n')
