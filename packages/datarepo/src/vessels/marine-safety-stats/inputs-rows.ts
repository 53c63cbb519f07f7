/**
 * The columns of an inline table, by the layout of its source. Cells are read row by row and not by the schema, as those of
 * a file are: a blank or unreadable one is unknown and does not refuse the table.
 */
import { optional } from '@keelson/workflow'
import { Type } from '@keelson/workflow/schema-builders.ts'
import type { TSchema } from 'typebox'
import { BSEE, type Format, IMO, NOAA, TSB, UNIFIED } from './modes.ts'

type Titles = Readonly<Record<string, string>>

/** Title of each column, by its name in the source. */
const COLUMNS: Readonly<Record<Format, Titles>> = {
  [UNIFIED]: {
    source: 'Source',
    incident_id: 'Incident number',
    date: 'Date',
    incident_type: 'Incident type',
    vessel_type: 'Vessel type',
    region: 'Region',
    fatalities: 'Fatalities',
    injuries: 'Injuries',
    severity: 'Severity',
    latitude: 'Latitude',
    longitude: 'Longitude',
    ships_involved: 'Ships involved',
    total_loss: 'Total loss',
    pollution: 'Pollution',
  },
  [TSB]: {
    OccNo: 'Occurrence number',
    OccYear: 'Year of the occurrence',
    OccDate: 'Date of the occurrence',
    VesselName: 'Vessel',
    AccIncType: 'Accident or incident type',
    Region: 'Region of the occurrence',
    Latitude: 'Latitude of the occurrence',
    Longitude: 'Longitude of the occurrence',
    TotalDeaths: 'Deaths',
  },
  [NOAA]: {
    id: 'Key',
    open_date: 'Date opened',
    name: 'Name',
    location: 'Location',
    lat: 'Latitude north',
    lon: 'Longitude east',
    threat: 'Threat',
    tags: 'Tags',
    commodity: 'Commodity',
    measure_skim: 'Skimming',
    measure_shore: 'Shoreline cleanup',
    measure_bio: 'Bioremediation',
    measure_disperse: 'Dispersants',
    measure_burn: 'Burning',
    max_ptl_release_gallons: 'Potential release in US gallons',
    posts: 'Posts',
    description: 'Description',
  },
  [IMO]: {
    Reference: 'Reference',
    NumberOfShipsInvolved: 'Number of ships',
    ShipsInvolved: 'Ships',
    SOLASStatus: 'SOLAS status',
    FlagStates: 'Flag states',
    IncidentDateTime: 'Date and time',
    TypeOfCasualty: 'Type of casualty',
    Coordinates: 'Coordinates',
    Location: 'Place',
    NumberOfInvestigationReports: 'Investigation reports',
    NumberOfAnalyses: 'Analyses',
    InitialEvent: 'Initial event',
    SummaryOfEvents: 'Summary',
    ShipType1: 'Ship type',
    Consequences1: 'Consequences',
    GrossTonnage1: 'Gross tonnage',
    ClassificationSociety1: 'Classification society',
    Deadweight1: 'Deadweight',
    Cargo1: 'Cargo',
    CrewOnboard1: 'Crew on board',
    PassengersOnboard1: 'Passengers on board',
    OthersOnboard1: 'Others on board',
    DeadMissingCrew2: 'Crew dead or missing',
    DeadMissingPassengers2: 'Passengers dead or missing',
    DeadMissingOthers3: 'Others dead or missing',
    SeriouslyInjuredCrew2: 'Crew seriously injured',
    SeriouslyInjuredPassengers2: 'Passengers seriously injured',
    SeriouslyInjuredOthers2: 'Others seriously injured',
    InvestationReportDate: 'Date of the investigation report',
    AnalysisDate: 'Date of the analysis',
  },
  [BSEE]: {
    year: 'Year',
    collisions: 'Collisions',
    evacuations_and_musters: 'Evacuations and musters',
    fatalities: 'Fatalities',
    fires_and_explosions: 'Fires and explosions',
    gas_releases: 'Gas releases',
    injuries: 'Injuries',
    lifting: 'Lifting incidents',
    loss_of_well_control: 'Losses of well control',
    spills: 'Spills',
    total_published: 'Total as published',
  },
}

/** What a table of the layout cannot be read without. */
export const NEEDED: Readonly<Record<Format, readonly string[]>> = {
  [UNIFIED]: ['source', 'incident_id', 'date', 'incident_type'],
  [TSB]: ['OccNo', 'OccYear'],
  [NOAA]: ['id', 'open_date', 'threat', 'tags'],
  [IMO]: ['Reference', 'IncidentDateTime', 'TypeOfCasualty', 'InitialEvent'],
  [BSEE]: ['year'],
}

/** The columns of all layouts together: a row has those of its own. */
export const recordFields: Readonly<Record<string, TSchema>> = Object.fromEntries(
  Object.entries(COLUMNS).flatMap(([layout, titles]) =>
    Object.entries(titles).map(([name, title]) => [
      name,
      optional(Type.Unsafe<unknown>({ title, description: `As in ${layout}; blank: unknown.` })),
    ]),
  ),
)
