/** The workflows of this repo that are in the catalog and not built yet. A workflow leaves this list when it is built. */
import type { PlannedWorkflow } from '@keelson/workflow'

export const planned: readonly PlannedWorkflow[] = [
  {
    id: 'aqwa-diffraction-deck-prep',
    title: 'AQWA diffraction deck preparation',
    routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  },
  {
    id: 'artificial-lift-field-health',
    title: 'Field roll-up of rod-pump health',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'capex-estimate',
    title: 'Offshore field development capital cost estimate',
    routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  },
  {
    id: 'compare-tool',
    title: 'Compare result series from several runs or tools',
    routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  },
  {
    id: 'concept-selection',
    title: 'Field development host concept selection',
    routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  },
  {
    id: 'ct-hydraulics',
    title: 'Coiled-tubing hydraulics',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'damage-stability',
    title: 'Intact and damage stability',
    routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  },
  {
    id: 'dynacard-diagnostics',
    title: 'Sucker-rod pump dynamometer-card diagnostics',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'esp-pump-hydraulics',
    title: 'Electrical submersible pump sizing and hydraulics',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'hull-resistance',
    title: 'Hull resistance and powering (Holtrop-Mennen)',
    routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  },
  {
    id: 'hull-seakeeping',
    title: 'Hull seakeeping (natural periods and strip-theory motions)',
    routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  },
  {
    id: 'hydro-coefficients',
    title: 'Added mass and radiation damping',
    routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  },
  {
    id: 'jumper-installation',
    title: 'Rigid jumper lift and installation: splash-zone and Hs sweep',
    routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  },
  {
    id: 'lifting-lug-design',
    title: 'Lifting lug (padeye) design check',
    routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  },
  {
    id: 'naval-arch-yaw-moment',
    title: 'Rudder-induced yaw moment',
    routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  },
  {
    id: 'nodal-analysis',
    title: 'Nodal analysis of a producing well (direct)',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'ocimf-tanker-loads',
    title: 'Wind and current loads on tankers (OCIMF)',
    routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  },
  {
    id: 'opex-estimate',
    title: 'Offshore field operating cost estimate',
    routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  },
  {
    id: 'orcaflex-6dbuoy-dnvrph103',
    title: 'OrcaFlex 6D buoy of a subsea structure (DNV-RP-H103/N103)',
    routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  },
  {
    id: 'passing-ship',
    title: 'Passing-ship interaction loads (Wang)',
    routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  },
  {
    id: 'platform-stability',
    title: 'Floating platform stability',
    routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  },
  {
    id: 'propeller-rudder-interaction',
    title: 'Propeller-rudder interaction',
    routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  },
  {
    id: 'rao-atlas-query',
    title: 'RAO atlas query',
    routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  },
  {
    id: 'rao-tabulation',
    title: 'RAO tabulation and interpolation',
    routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  },
  {
    id: 'rigging',
    title: 'Rigging group resolution and lift-load analysis',
    routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  },
  {
    id: 'rop-analysis',
    title: 'Rate-of-penetration modelling (Bourgoyne-Young, Warren, Maurer, Bingham)',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'rudder-stock-torque',
    title: 'Rudder force and stock torque',
    routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  },
  {
    id: 'spectral-fatigue-atlas-query',
    title: 'Spectral fatigue atlas query',
    routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  },
  {
    id: 'vessel-seakeeping',
    title: 'Vessel seakeeping operability',
    routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  },
  {
    id: 'vlp-correlations',
    title: 'Vertical lift performance: multiphase pressure traverse and black-oil PVT',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'wave-spectra',
    title: 'Wave spectra, moments and sea-state statistics',
    routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  },
  {
    id: 'weather-window',
    title: 'Weather-window and workability screening',
    routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  },
  {
    id: 'well-bore-design',
    title: 'Well bore design: casing seats, kick tolerance, string loads, cost and risk',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
  {
    id: 'well-hydraulics',
    title: 'Drilling hydraulics: pressure losses, ECD, surge/swab, hole cleaning and bit',
    routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  },
]
