"""SOR/96-118: largest steady heel of an intact unit, by a second reading from memory."""

from worked import table

table('STATIC_HEEL_LIMIT', 15, 'SOR/96-118, from memory')
