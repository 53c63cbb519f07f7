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
    `runs whose pictures are kept now: ${kept}; whose pictures were held, or that have none: ${held}`,
    ...(withheld === 0 ? [] : [`that do not come out as recorded, so that their pictures are not drawn: ${withheld}`]),
  ].join('\n')
