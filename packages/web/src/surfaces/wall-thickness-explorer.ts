/** The wall thickness explorer: four codes side by side, each on what it checks. */
import { wallThicknessQuickcheck } from '@keelson/modelrepo/pipeline/wall-thickness-quickcheck/index.ts'
import { type Surface, shown } from './surface.ts'

export const wallThicknessExplorer: Surface = {
  repo: 'modelrepo',
  id: 'wall-thickness-explorer',
  title: 'Wall thickness explorer',
  question:
    'How do diameter, pressure, grade and depth affect the wall thickness required by each code, and which check governs?',
  prompt: 'Show me the wall thickness explorer for a pipeline by DNV-ST-F101, API RP 1111 and ASME B31.',
  workflows: [shown('Four codes', wallThicknessQuickcheck)],
}
