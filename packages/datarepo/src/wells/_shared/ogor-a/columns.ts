/** The columns of the official files, by the names that their publisher gives. */

/** Borehole table, as its header line gives them. */
export const BOREHOLES = [
  'API_WELL_NUMBER',
  'WELL_NAME',
  'WELL_NAME_SUFFIX',
  'BOTM_LEASE_NUMBER',
  'BOTM_AREA_CODE',
  'BOTM_BLOCK_NUMBER',
  'COMPANY_NAME',
  'WELL_SPUD_DATE',
  'BH_TOTAL_MD',
  'WELL_BORE_TVD',
  'WELL_TD_SS',
  'RKB_ELEVATION',
  'WELL_BP_ST_KICKOFF_MD',
  'TOTAL_DEPTH_DATE',
  'BOREHOLE_STAT_DT',
  'WELL_TYPE_CODE',
  'BOREHOLE_STAT_CD',
  'CASING_CUT_CODE',
  'WATER_DEPTH',
  'UNDWTR_COMP_STUB',
  'SURF_LEASE_NUMBER',
  'SURF_LATITUDE',
  'SURF_LONGITUDE',
  'BOTM_LATITUDE',
  'BOTM_LONGITUDE',
  'REGION_CODE',
] as const

/** Deep-water field and lease table, as its header line gives them. */
export const DEEP_WATER_LEASES = [
  'FLD_NICK_NAME',
  'LEASE_NUMBER',
  'AREA_CODE',
  'BLOCK_NUMBER',
  'FLD_AVG_WTR_DPTH',
  'BUS_ASC_NAME',
  'FIELD_NAME_CODE',
  'FLD_DISCVR_DATE',
  'FLD_FIRST_PROD',
  'LEASE_QLFY_DATE',
  'FIRST_PROD_DATE',
  'FLD_LSE_EXPIR_DT',
] as const
