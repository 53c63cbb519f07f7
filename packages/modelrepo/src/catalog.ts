/** The workflows of the model repo: one line each. */

import type { RepoCatalog } from '@keelson/workflow'
import { api579PipeFfsB314 } from './asset-integrity/api579-pipe-ffs-b314/index.ts'
import { api579PipeFfsB318 } from './asset-integrity/api579-pipe-ffs-b318/index.ts'
import { cathodicProtection } from './asset-integrity/cathodic-protection/index.ts'
import { cathodicProtectionFpso } from './asset-integrity/cathodic-protection-fpso/index.ts'
import { cathodicProtectionJacket } from './asset-integrity/cathodic-protection-jacket/index.ts'
import { cathodicProtectionManifold } from './asset-integrity/cathodic-protection-manifold/index.ts'
import { cathodicProtectionMonopile } from './asset-integrity/cathodic-protection-monopile/index.ts'
import { cathodicProtectionPipeline } from './asset-integrity/cathodic-protection-pipeline/index.ts'
import { inspectionPlanning } from './asset-integrity/inspection-planning/index.ts'
import { anchorCapacity } from './geotechnical/anchor-capacity/index.ts'
import { anchorCapacityAtlasQuery } from './geotechnical/anchor-capacity-atlas-query/index.ts'
import { liquefactionTriggering } from './geotechnical/liquefaction-triggering/index.ts'
import { mudmatBearingAtlasQuery } from './geotechnical/mudmat-bearing-atlas-query/index.ts'
import { mudmatBearingCapacity } from './geotechnical/mudmat-bearing-capacity/index.ts'
import { pileAxialCapacity } from './geotechnical/pile-axial-capacity/index.ts'
import { pileCapacity } from './geotechnical/pile-capacity/index.ts'
import { pileCapacityAtlasQuery } from './geotechnical/pile-capacity-atlas-query/index.ts'
import { scourAssessment } from './geotechnical/scour-assessment/index.ts'
import { aqwaDiffractionDeckPrep } from './hydrodynamics/aqwa-diffraction-deck-prep/index.ts'
import { hydroCoefficients } from './hydrodynamics/hydro-coefficients/index.ts'
import { orcawaveInputPrep } from './hydrodynamics/orcawave-input-prep/index.ts'
import { passingShip } from './hydrodynamics/passing-ship/index.ts'
import { raoAtlasQuery } from './hydrodynamics/rao-atlas-query/index.ts'
import { raoSpectralFatigue } from './hydrodynamics/rao-spectral-fatigue/index.ts'
import { raoTabulation } from './hydrodynamics/rao-tabulation/index.ts'
import { spectralFatigue } from './hydrodynamics/spectral-fatigue/index.ts'
import { spectralFatigueAtlasQuery } from './hydrodynamics/spectral-fatigue-atlas-query/index.ts'
import { waveSpectra } from './hydrodynamics/wave-spectra/index.ts'
import { jumperInstallation } from './installation/jumper-installation/index.ts'
import { liftingLugDesign } from './installation/lifting-lug-design/index.ts'
import { orcaflex6dbuoyDnvrph103 } from './installation/orcaflex-6dbuoy-dnvrph103/index.ts'
import { rigging } from './installation/rigging/index.ts'
import { weatherWindow } from './installation/weather-window/index.ts'
import { api2skMooring } from './mooring/api-2sk-mooring/index.ts'
import { catenary } from './mooring/catenary/index.ts'
import { fpsoMooringAtlasQuery } from './mooring/fpso-mooring-atlas-query/index.ts'
import { fpsoMooringFull } from './mooring/fpso-mooring-full/index.ts'
import { fpsoSpreadMooring } from './mooring/fpso-spread-mooring/index.ts'
import { mooringFatigue, mooringFatigueV2 } from './mooring/mooring-fatigue/index.ts'
import { mooringFatigueAtlasQuery } from './mooring/mooring-fatigue-atlas-query/index.ts'
import { syntheticRopeAtlasQuery } from './mooring/synthetic-rope-atlas-query/index.ts'
import { syntheticRopeMooringFatigue } from './mooring/synthetic-rope-mooring-fatigue/index.ts'
import { freeSpanAtlasQuery } from './pipeline/free-span-atlas-query/index.ts'
import { freeSpan } from './pipeline/free-span-f105/index.ts'
import { onBottomStability } from './pipeline/on-bottom-stability-f109/index.ts'
import { pipeCapacity } from './pipeline/pipe-capacity/index.ts'
import { pipeOvality } from './pipeline/pipe-ovality/index.ts'
import { pipelineLateralBuckling } from './pipeline/pipeline-lateral-buckling/index.ts'
import { pipelineUpheavalBuckling } from './pipeline/pipeline-upheaval-buckling/index.ts'
import { spanRectification } from './pipeline/span-rectification/index.ts'
import { wallThicknessQuickcheck } from './pipeline/wall-thickness-quickcheck/index.ts'
import { planned } from './planned.ts'
import { apiRp2rdRiser } from './riser/api-rp-2rd-riser/index.ts'
import { codeCheckAtlasQuery } from './riser/code-check-atlas-query/index.ts'
import { dnvOsF201Riser } from './riser/dnv-os-f201-riser/index.ts'
import { riserFatigue } from './riser/riser-fatigue/index.ts'
import { riserFatigueAtlasQuery } from './riser/riser-fatigue-atlas-query/index.ts'
import { riserStackup } from './riser/riser-stackup/index.ts'
import { riserStackupParametric } from './riser/riser-stackup-parametric/index.ts'
import { tsjSizing } from './riser/tsj-sizing/index.ts'
import { vivAnalysis } from './riser/viv-analysis/index.ts'
import { vivAtlasQuery } from './riser/viv-atlas-query/index.ts'
import { elasticBuckling } from './structural/elastic-buckling/index.ts'
import { fatigueAnalysis } from './structural/fatigue-analysis/index.ts'
import { jacketMemberJointChecks } from './structural/jacket-member-joint-checks/index.ts'
import { plateBuckling } from './structural/plate-buckling/index.ts'
import { stressStrain } from './structural/stress-strain/index.ts'
import { stressStrainParametric } from './structural/stress-strain-parametric/index.ts'
import { timeSeries } from './structural/time-series/index.ts'
import { vonMises } from './structural/von-mises/index.ts'
import { damageStability } from './vessels/damage-stability/index.ts'
import { hullResistance } from './vessels/hull-resistance/index.ts'
import { hullSeakeeping } from './vessels/hull-seakeeping/index.ts'
import { navalArchYawMoment } from './vessels/naval-arch-yaw-moment/index.ts'
import { ocimfTankerLoads } from './vessels/ocimf-tanker-loads/index.ts'
import { platformStability } from './vessels/platform-stability/index.ts'
import { propellerRudderInteraction } from './vessels/propeller-rudder-interaction/index.ts'
import { rudderStockTorque } from './vessels/rudder-stock-torque/index.ts'
import { vesselSeakeeping } from './vessels/vessel-seakeeping/index.ts'
import { nodalAnalysisIprVlp } from './wells/nodal-analysis-ipr-vlp/index.ts'
import { tubularDesignEnvelope } from './wells/tubular-design-envelope/index.ts'
import { wellpath } from './wells/wellpath/index.ts'

export const modelrepo: RepoCatalog = {
  repo: 'modelrepo',
  workflows: [
    onBottomStability,
    freeSpan,
    spanRectification,
    freeSpanAtlasQuery,
    wallThicknessQuickcheck,
    pipelineLateralBuckling,
    pipelineUpheavalBuckling,
    pipeCapacity,
    pipeOvality,
    api2skMooring,
    catenary,
    fpsoMooringFull,
    fpsoMooringAtlasQuery,
    fpsoSpreadMooring,
    mooringFatigue,
    mooringFatigueV2,
    mooringFatigueAtlasQuery,
    syntheticRopeMooringFatigue,
    syntheticRopeAtlasQuery,
    riserFatigueAtlasQuery,
    riserFatigue,
    riserStackupParametric,
    riserStackup,
    apiRp2rdRiser,
    dnvOsF201Riser,
    codeCheckAtlasQuery,
    vivAnalysis,
    vivAtlasQuery,
    tsjSizing,
    hullSeakeeping,
    hydroCoefficients,
    orcawaveInputPrep,
    aqwaDiffractionDeckPrep,
    passingShip,
    ocimfTankerLoads,
    cathodicProtection,
    cathodicProtectionFpso,
    cathodicProtectionJacket,
    cathodicProtectionManifold,
    cathodicProtectionMonopile,
    cathodicProtectionPipeline,
    inspectionPlanning,
    api579PipeFfsB318,
    api579PipeFfsB314,
    elasticBuckling,
    stressStrain,
    stressStrainParametric,
    plateBuckling,
    fatigueAnalysis,
    timeSeries,
    vonMises,
    jacketMemberJointChecks,
    anchorCapacity,
    anchorCapacityAtlasQuery,
    pileCapacity,
    pileCapacityAtlasQuery,
    pileAxialCapacity,
    mudmatBearingCapacity,
    mudmatBearingAtlasQuery,
    scourAssessment,
    liquefactionTriggering,
    spectralFatigue,
    raoAtlasQuery,
    raoSpectralFatigue,
    liftingLugDesign,
    damageStability,
    platformStability,
    rudderStockTorque,
    waveSpectra,
    raoTabulation,
    spectralFatigueAtlasQuery,
    weatherWindow,
    hullResistance,
    propellerRudderInteraction,
    navalArchYawMoment,
    rigging,
    vesselSeakeeping,
    jumperInstallation,
    orcaflex6dbuoyDnvrph103,
    wellpath,
    nodalAnalysisIprVlp,
    tubularDesignEnvelope,
  ],
  planned,
}
