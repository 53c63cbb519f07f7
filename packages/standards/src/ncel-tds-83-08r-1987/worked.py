"""NCEL TDS 83-08R (June 1987): the lines of holding capacity, as a second engineer recalls them."""

from worked import table

ROWS = {
    (189, 0.92, 210, 0.94): ['stevpris_straight_shank', 'bruce_twin_shank'],
    (87, 0.92, 126, 0.80): ['danforth', 'lwt', 'ac14'],
    (210, 0.94, 270, 0.94): ['boss', 'navmoor'],
    (32, 0.92, 250, 0.80): ['bruce_cast'],
    (139, 0.92, 165, 0.80): ['stevin'],
    (24, 0.92, 70, 0.80): ['stockless_movable_fluke'],
}
table(
    'HOLDING',
    {
        anchor: {'mud': {'m': mud, 'b': mud_b}, 'sand': {'m': sand, 'b': sand_b}}
        for (mud, mud_b, sand, sand_b), anchors in ROWS.items()
        for anchor in anchors
    },
    source='recalled; the print was not at hand',
)
