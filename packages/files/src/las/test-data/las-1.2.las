~VERSION INFORMATION
 VERS.                 1.2:   CWLS LOG ASCII STANDARD - VERSION 1.2
 WRAP.                  NO:   ONE LINE PER DEPTH STEP
~WELL INFORMATION BLOCK
#MNEM.UNIT       DATA TYPE    INFORMATION
 STRT.FT          7900.000:
 STOP.FT          7901.000:
 STEP.FT            0.5000:
 NULL.             -9999.0:
 COMP.             COMPANY:   EXAMPLE OPERATOR
 WELL.                WELL:   SHOAL A-3
 FLD .               FIELD:   SOUTH BANK
 DATE.            LOG DATE:   11-MAY-1989
~CURVE INFORMATION
#MNEM.UNIT      API CODE      CURVE DESCRIPTION
 DEPT.FT                     :  DEPTH
 GR  .GAPI                   :  1  GAMMA RAY
 CALI.IN                     :  2  CALIPER
~A  DEPT      GR     CALI
 7900.000   35.5    8.62
 7900.500   36.0    8.71
 7901.000   37.5    8.66
