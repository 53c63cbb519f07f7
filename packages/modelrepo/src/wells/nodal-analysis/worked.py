"""Verdicts of nodal-analysis for wells without choke and flowline: those of nodal-analysis-ipr-vlp."""
from worked import include

include('../nodal-analysis-ipr-vlp/worked.py')
