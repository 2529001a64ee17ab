/** The note of a file, which also says when Word would load something, as with some ordinary templates. */
export const withExternalNote = (note: string, loadsExternal: boolean | undefined) =>
  loadsExternal
    ? `${note}. It loads a template or a picture from another place: if Word asks, do not allow it.`
    : note
