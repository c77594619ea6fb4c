/** Whether this is an iPhone or iPad, where only the Home Screen makes an app of a page. */
export function isApplePhone(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac, but no Mac is touched.
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === "MacIntel" && maxTouchPoints > 1);
}

export function isAndroid(): boolean {
  return navigator.userAgent.includes("Android");
}

/** Whether this is Safari, or one of the browsers on iPhones, which all are Safari underneath. */
export function isSafari(): boolean {
  return isApplePhone() || /^((?!Chrom|Android).)*Safari/.test(navigator.userAgent);
}
