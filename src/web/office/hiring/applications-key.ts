/** Lists and details, which are loaded again together after a change. */
export const applicationsKey = ['office', 'applications']
