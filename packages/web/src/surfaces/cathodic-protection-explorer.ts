/** The cathodic protection explorer: every workflow of the family that is built joins by one line. */

import { cathodicProtection } from '@keelson/modelrepo/asset-integrity/cathodic-protection/index.ts'
import { cathodicProtectionFpso } from '@keelson/modelrepo/asset-integrity/cathodic-protection-fpso/index.ts'
import { cathodicProtectionJacket } from '@keelson/modelrepo/asset-integrity/cathodic-protection-jacket/index.ts'
import { cathodicProtectionManifold } from '@keelson/modelrepo/asset-integrity/cathodic-protection-manifold/index.ts'
import { cathodicProtectionMonopile } from '@keelson/modelrepo/asset-integrity/cathodic-protection-monopile/index.ts'
import { cathodicProtectionPipeline } from '@keelson/modelrepo/asset-integrity/cathodic-protection-pipeline/index.ts'
import { type Surface, shown } from './surface.ts'

export const cathodicProtectionExplorer: Surface = {
  repo: 'modelrepo',
  id: 'cathodic-protection-explorer',
  title: 'Cathodic protection explorer',
  question: 'How do design life, coating, water and anode shape affect the required anodes?',
  prompt: 'Show me the cathodic protection explorer for pipelines and offshore structures.',
  workflows: [
    shown('Pipeline', cathodicProtectionPipeline),
    shown('Structure', cathodicProtection),
    shown('Jacket', cathodicProtectionJacket),
    shown('Monopile', cathodicProtectionMonopile),
    shown('Manifold', cathodicProtectionManifold),
    shown('FPSO', cathodicProtectionFpso),
  ],
}
