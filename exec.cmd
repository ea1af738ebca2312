@rem The shell of other systems hands over to the program in `npm start` by this word; cmd.exe just runs it.
@%*
