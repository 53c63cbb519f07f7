"""The last node around a query in the mirror image of the atlas: of the table of the example, by the script of
rao-tabulation."""
from worked import case, functions_of

table = functions_of('../rao-tabulation/worked.py')
case('mirror-image', table.last_corner(table.corners(9, 330)))
