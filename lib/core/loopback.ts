export const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
