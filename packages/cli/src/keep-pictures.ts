/** `keelson keep-pictures`: charts and figures of the recorded runs drawn and kept, before other code takes the folder. */
import type { PicturesKept } from '@keelson/service/pictures.ts'
import type { Command } from './command.ts'
import { withOperator } from './local-service.ts'
import { ticking } from './progress.ts'

export const keepPictures: Command = {
  about: 'draw and keep the charts and figures of all recorded runs: before an upgrade, as its code may draw otherwise',
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
    `${kept} runs keep their pictures now; ${held} needed none`,
    ...(withheld === 0 ? [] : [`of ${withheld} they cannot be drawn as they were: the runs do not come out the same`]),
  ].join('\n')
